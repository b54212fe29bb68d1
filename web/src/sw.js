// Caches the app's own files, so that it starts without a network and can say so itself.
// API responses are never cached.

const CACHE = "coloretto-__VERSION__";
const FILES = "__FILES__";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(cached(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
});

/** The page sends the addresses of files it loaded before this worker was active. */
self.addEventListener("message", (event) => {
  const assets = event.data.filter((address) => new URL(address).pathname.startsWith("/assets/"));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(assets)));
});

/** A file whose name changes with its content never has to be loaded twice. */
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
