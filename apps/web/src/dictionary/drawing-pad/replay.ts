import type { PenStroke } from './pen-stroke'

/** Nobody wants to watch the pauses between strokes as long as they were. */
const longestPauseMs = 250

/** The same strokes on one clock that begins at 0, with long pauses cut short. */
export function toReplay(strokes: readonly PenStroke[]): PenStroke[] {
  let clockMs = 0
  return strokes.map((stroke, index) => {
    const startMs = stroke[0]?.atMs ?? 0
    const previousEndMs = strokes[index - 1]?.at(-1)?.atMs
    if (previousEndMs !== undefined) {
      clockMs += Math.min(longestPauseMs, Math.max(0, startMs - previousEndMs))
    }
    const beginMs = clockMs
    const timed = stroke.map((point) => ({ ...point, atMs: beginMs + (point.atMs - startMs) }))
    clockMs = timed.at(-1)?.atMs ?? clockMs
    return timed
  })
}

/** What had been drawn when so much of the replay has passed. */
export function cutReplay(replay: readonly PenStroke[], passedMs: number): PenStroke[] {
  return replay
    .map((stroke) => stroke.filter(({ atMs }) => atMs <= passedMs))
    .filter((stroke) => stroke.length > 0)
}

export function measureReplayMs(replay: readonly PenStroke[]): number {
  return replay.at(-1)?.at(-1)?.atMs ?? 0
}
