import { type Bytes, compressThoroughly } from '../http/content-encoding'
import type { KeptAnswer } from '../procedures/kept-answer'

/** Beyond these the machine has better to do: a page that goes without is asked for again. */
const maxWaiting = 20

/**
 * Compresses a kept page anew, as small as it gets, for those who ask for it from then on. Pages
 * that are read again are few, and are about a tenth smaller by it; one that is drawn for a single
 * reader is not worth the time. One page at a time.
 */
export function createThoroughCompression(
  compress: (body: Bytes) => Promise<Bytes> = compressThoroughly,
): (answer: KeptAnswer) => Promise<void> {
  const begun = new WeakSet<KeptAnswer>()
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  async function improve({ plain, encoded }: KeptAnswer): Promise<void> {
    try {
      encoded.br = await compress(plain)
    } catch {
      // The page stays as it is.
    } finally {
      waiting -= 1
    }
  }

  return (answer) => {
    // Nobody took it by Brotli yet, or it is short.
    if (answer.encoded.br === undefined || begun.has(answer)) return Promise.resolve()
    if (waiting >= maxWaiting) return Promise.resolve()
    begun.add(answer)
    waiting += 1
    last = last.then(() => improve(answer))
    return last
  }
}
