import type { Recogniser } from '@kotonoha/handwriting/recogniser'
import { findLookAlike } from '@kotonoha/handwriting/templates/look-alikes'
import { conditions } from '@kotonoha/handwriting/training/conditions'
import { createRandom } from '@kotonoha/handwriting/training/random'
import type { HandwritingSample } from './read-samples'

const seed = 2026

/** How often the right character is the first, among the first five and ten, in per cent. */
export interface ConditionReport {
  name: string
  first: number
  five: number
  ten: number
}

/** Asks about every sample under every condition; look-alikes count as equal. */
export function measureRecogniser(
  recogniser: Recogniser,
  samples: readonly HandwritingSample[],
): { conditions: ConditionReport[]; times: number[] } {
  const times: number[] = []
  const reports = Object.entries(conditions).map(([name, distort]): ConditionReport => {
    const random = createRandom(seed)
    const ranks = samples.map(({ char, strokes }) => {
      const drawn = distort(strokes, random)
      const startedAt = performance.now()
      const answer = recogniser.recognise(drawn)
      times.push(performance.now() - startedAt)
      const target = findLookAlike(char)
      const rank = answer.findIndex(({ character }) => findLookAlike(character) === target)
      return rank < 0 ? Number.POSITIVE_INFINITY : rank
    })
    const share = (places: number) =>
      (100 * ranks.filter((rank) => rank < places).length) / Math.max(1, ranks.length)
    return { name, first: share(1), five: share(5), ten: share(10) }
  })
  return { conditions: reports, times }
}
