/** Links and codes that people send each other. */

const TABLE = /^[A-Za-z0-9_-]{1,64}$/;

/** The table that a pasted link or code means; null where there is none in it. */
export function tableIn(text: string): string | null {
  const cleaned = text.trim();
  const found = /\/table\/([^/?#\s]+)/.exec(cleaned)?.[1] ?? cleaned;
  return TABLE.test(found) ? found : null;
}

/** The address to send to somebody. */
export function linkTo(table: string): string {
  return `${location.origin}/table/${table}`;
}

/** Whether links from here lead nowhere on other devices. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");
}
