// Caches the app's own files, so that everything that needs no server works without a network.
// API responses are never cached.

const BASE = new URL("./", location.href);
/** A site without a server has one page, at its base; a server has a page at every path. */
const HAS_SERVER = !location.search.includes("no-server");

/** The caches of an origin are shared by all of its folders. */
const OWN = `coloretto-${BASE.pathname}-`;
const CACHE = `${OWN}__VERSION__`;
/** Names that earlier versions used. */
const EARLIER = /^coloretto-[0-9a-f]+$/;

/** What the first screens need, and everything else. */
const SHELL = "__SHELL__";
const REST = "__REST__";
const AT_ONCE = 6;

self.addEventListener("install", (event) => {
  event.waitUntil(cacheFiles(SHELL).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(BASE.href)) return;
  const name = new URL(request.url).pathname.slice(BASE.pathname.length);
  if (name.startsWith("api/")) return;
  if (name.startsWith("assets/")) event.respondWith(cached(request));
  else if (request.mode === "navigate" && (HAS_SERVER || name === "" || name === "index.html"))
    event.respondWith(fetch(request).catch(cachedPage));
});

/** A page that has started sends the name of its main script, and is answered whether all files are cached. */
self.addEventListener("message", (event) => {
  const answer = (isReady) => event.ports[0].postMessage(isReady);
  event.waitUntil(
    cacheFiles([...SHELL, ...REST])
      .then(() => deleteOldCaches(event.source, event.data))
      .then(
        () => answer(true),
        () => answer(false),
      ),
  );
});

async function cacheFiles(names) {
  const cache = await caches.open(CACHE);
  for (let first = 0; first < names.length; first += AT_ONCE)
    await Promise.all(names.slice(first, first + AT_ONCE).map((name) => cacheFile(cache, name)));
}

/** A file whose name changes with its content never has to be loaded twice; the page is another one in every version. */
async function cacheFile(cache, name) {
  if (await cache.match(name)) return;
  const found = name === "./" ? undefined : await caches.match(name);
  if (found) await cache.put(name, found);
  else await cache.add(new Request(name, { cache: name === "./" ? "no-cache" : "default" }));
}

/** A page of an earlier version still needs its files: they stay until the only page is of this version. */
async function deleteOldCaches(page, script) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (!SHELL.includes(script) || pages.some((each) => each.id !== page.id)) return;
  const names = await caches.keys();
  const old = names.filter((name) => (name.startsWith(OWN) && name !== CACHE) || EARLIER.test(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function cachedPage() {
  const cache = await caches.open(CACHE);
  return cache.match("./");
}

async function cached(request) {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}
