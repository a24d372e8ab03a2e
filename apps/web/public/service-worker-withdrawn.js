// Served in the place of the service worker where an installation does not want one any more
// (KOTONOHA_SERVICE_WORKER=off): removes the worker and all that it kept from browsers that have it.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
