import { useEffect, useState } from 'react'
import type { AskedQuestion } from './running-session'

/** About as long as it takes to see one word. */
const heldForMs = 350

/**
 * Whether the verdict must stay a moment yet: the second of two quick presses of Enter would take a
 * wrong one away unseen. A right one has nothing to learn from, and who grades themselves has seen
 * the answer.
 */
export function useHeldVerdict(asked: AskedQuestion | undefined): boolean {
  const outcome = asked?.way === 'self-graded' ? undefined : asked?.outcome
  const wrongId = outcome?.isRight === false ? outcome.review.reviewId : undefined
  const [seenId, setSeenId] = useState<string>()
  useEffect(() => {
    if (wrongId === undefined) return
    const timer = setTimeout(() => setSeenId(wrongId), heldForMs)
    return () => clearTimeout(timer)
  }, [wrongId])
  return wrongId !== undefined && seenId !== wrongId
}
