/** Where this client is hosted: its folder, whether a server is behind it, and the addresses of its screens. */

export interface Site {
  /** The path of the folder with the client's files: `/`, or `/games/coloretto/`. */
  readonly base: string;
  /** False for a folder of files on any web host, as `coloretto site` writes it. */
  readonly hasServer: boolean;
}

/** In a build, all scripts are in `assets/`. */
const SCRIPT = import.meta.url;

export const SITE: Site = {
  base: import.meta.env.PROD ? new URL("..", SCRIPT).pathname : "/",
  hasServer:
    typeof document === "undefined" ||
    document.querySelector('meta[name="coloretto-server"][content="none"]') === null,
};

/**
 * The address of a screen's path, like `/rules/golden`.
 *
 * A host of files has one page, so the path is in the query there: `/games/coloretto/?/rules/golden`.
 */
export function addressOf(path: string, { base, hasServer }: Site = SITE): string {
  if (hasServer) return base + path.slice(1);
  return path === "/" ? base : `${base}?${path.replace("?", "&")}`;
}

/** The path of the screen at an address of this site: the opposite of `addressOf`, without query and fragment. */
export function pathAt(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  { base, hasServer }: Site = SITE,
): string {
  if (hasServer) return `/${pathname.slice(base.length)}`;
  return search.startsWith("?/") ? (search.slice(1).split("&")[0] ?? "/") : "/";
}

/** The path of a file of this site, like `sw.js`, or of the server's API. */
export function fileAt(name: string, { base }: Site = SITE): string {
  return base + name;
}
