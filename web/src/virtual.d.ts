declare module "virtual:texts" {
  type Loader = () => Promise<{ default: string }>;
  const loaders: Record<string, Record<string, Loader>>;
  export default loaders;
}

declare module "virtual:puzzles" {
  const pack: import("./puzzles/pack.ts").Pack;
  export default pack;
}

declare module "virtual:puzzle-games" {
  const games: readonly import("./puzzles/pack.ts").PuzzleGame[];
  export default games;
}
