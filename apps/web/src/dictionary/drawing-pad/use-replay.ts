import { useEffect, useState } from 'react'
import type { PenStroke } from './pen-stroke'
import { cutReplay, measureReplayMs, toReplay } from './replay'

/** A stroke at a time for those who asked their system for less motion. */
const stillStepMs = 600

interface RunningReplay {
  strokes: readonly PenStroke[]
  /** What is drawn at this moment. */
  shown: readonly PenStroke[]
}

/** Draws the strokes once more as they were drawn. `shown` is undefined while nothing runs. */
export function useReplay(strokes: readonly PenStroke[]): {
  shown: readonly PenStroke[] | undefined
  start: () => void
} {
  const [running, setRunning] = useState<RunningReplay>()
  // A stroke drawn meanwhile, or one taken away, ends the replay.
  const shown = running?.strokes === strokes ? running.shown : undefined
  const isRunning = shown !== undefined

  useEffect(() => {
    if (!isRunning) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const replay = isStill ? toStills(strokes) : toReplay(strokes)
    const totalMs = measureReplayMs(replay)
    let startedAtMs: number | undefined
    let frame = requestAnimationFrame(function draw(nowMs) {
      startedAtMs ??= nowMs
      const passedMs = nowMs - startedAtMs
      if (passedMs > totalMs) return setRunning(undefined)
      setRunning({ strokes, shown: cutReplay(replay, passedMs) })
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning, strokes])

  return { shown, start: () => setRunning({ strokes, shown: [] }) }
}

/** Each stroke appears whole, after the one before has been looked at. */
function toStills(strokes: readonly PenStroke[]): PenStroke[] {
  const stills = strokes.map((stroke, index) =>
    stroke.map((point) => ({ ...point, atMs: index * stillStepMs })),
  )
  // The last one is looked at as well.
  const end = stills.at(-1)?.at(-1)
  return end === undefined ? [] : [...stills, [{ ...end, atMs: end.atMs + stillStepMs }]]
}
