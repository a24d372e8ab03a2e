/** Apart from the caches of releases: another release compares drawings with the same. */
const cacheName = 'handwriting'

/** Templates of another dictionary than the server has now would be kept under a wrong version. */
const neverChanges = /\bimmutable\b/

/**
 * What drawings are compared with: kept, from the network, and without one whatever is kept, since
 * an older dictionary's templates name nearly every drawing alike. Only the newest are kept.
 */
export async function answerWithTemplates(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  // The page asks again past all caches where it could not read what it was given.
  const kept = request.cache === 'reload' ? undefined : await cache.match(request)
  if (kept !== undefined) return kept
  try {
    const response = await fetch(request)
    if (response.status === 200 && neverChanges.test(response.headers.get('cache-control') ?? '')) {
      // A full storage must not keep the page from its answer.
      await keepAlone(cache, request, response.clone()).catch(() => undefined)
    }
    return response
  } catch (error) {
    const [any] = await cache.keys()
    const older = any && (await cache.match(any))
    if (older === undefined) throw error
    return older
  }
}

async function keepAlone(cache: Cache, request: Request, response: Response): Promise<void> {
  for (const earlier of await cache.keys()) await cache.delete(earlier)
  await cache.put(request, response)
}

/** For a page that asked for them before the worker heard of it. */
export async function keepTemplates(address: string): Promise<void> {
  await answerWithTemplates(new Request(address)).catch(() => undefined)
}
