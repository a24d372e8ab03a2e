import { useEffect, useReducer, useSyncExternalStore } from 'react'
import {
  getPosition,
  type PlayerAction,
  type PlayerState,
  reducePlayer,
  toPlayerState,
} from './player-state'
import { planTimeline } from './stroke-timeline'

export interface StrokePlayer
  extends Pick<PlayerState, 'isPlaying' | 'speed' | 'isLooping' | 'isUntouched'> {
  /** How much is written: 2.5 is two strokes and half of the third. */
  position: number
  /** Nothing shall move by itself: strokes appear whole. */
  isMotionReduced: boolean
  play: () => void
  pause: () => void
  /** To the next or the previous stroke's end. */
  step: (by: 1 | -1) => void
  seek: (position: number) => void
  setSpeed: (speed: number) => void
  setLooping: (isLooping: boolean) => void
}

/**
 * The time of a drawing that writes itself. `lengths` are those of the strokes, in units of
 * KanjiVG's square; another character needs a component of its own (`key`).
 */
export function useStrokePlayer(lengths: readonly number[]): StrokePlayer {
  const [state, dispatch] = useReducer(reducePlayer, lengths, (all) =>
    toPlayerState(planTimeline(all)),
  )
  const isMotionReduced = useReducedMotion()
  useTicks(state.isPlaying, dispatch)
  const position = getPosition(state)
  return {
    isPlaying: state.isPlaying,
    speed: state.speed,
    isLooping: state.isLooping,
    isUntouched: state.isUntouched,
    position: isMotionReduced && state.isPlaying ? Math.floor(position) : position,
    isMotionReduced,
    play: () => dispatch({ kind: 'play' }),
    pause: () => dispatch({ kind: 'pause' }),
    step: (by) => dispatch({ kind: 'step', by, isJump: isMotionReduced }),
    seek: (to) => dispatch({ kind: 'seek', position: to }),
    setSpeed: (speed) => dispatch({ kind: 'speed', speed }),
    setLooping: (isLooping) => dispatch({ kind: 'loop', isLooping }),
  }
}

/** A tab that was hidden comes back with one long frame, which must not skip the strokes. */
const longestFrameMs = 100

function useTicks(isPlaying: boolean, dispatch: (action: PlayerAction) => void): void {
  useEffect(() => {
    if (!isPlaying) return
    let lastMs: number | undefined
    let frame = requestAnimationFrame(function tick(nowMs) {
      const elapsedMs = Math.min(longestFrameMs, nowMs - (lastMs ?? nowMs))
      lastMs = nowMs
      dispatch({ kind: 'tick', elapsedMs })
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, dispatch])
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(reducedMotion)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(reducedMotion).matches,
    () => false,
  )
}
