export function typesOf(text: string): Promise<string>;
