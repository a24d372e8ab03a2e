import { type StrokeTimeline, toPosition, toTime } from './stroke-timeline'

export interface PlayerState {
  timeline: StrokeTimeline
  /** Time shown, from the first stroke's beginning. */
  atMs: number
  isPlaying: boolean
  /** Where playing ends by itself: after one stroke when stepping, else at the end of all. */
  stopAtMs: number
  /** 1 is a calm hand. */
  speed: number
  isLooping: boolean
  /** Nobody has played or stepped yet: the whole character is there to be looked up. */
  isUntouched: boolean
}

export type PlayerAction =
  | { kind: 'tick'; elapsedMs: number }
  | { kind: 'play' }
  | { kind: 'pause' }
  | { kind: 'step'; by: 1 | -1; isJump: boolean }
  | { kind: 'seek'; position: number }
  | { kind: 'speed'; speed: number }
  | { kind: 'loop'; isLooping: boolean }

/** The finished character is looked at for a while before a loop begins again. */
const restMs = 1200

/** At first the whole character is shown, as one looks it up. */
export function toPlayerState(timeline: StrokeTimeline): PlayerState {
  const { totalMs } = timeline
  return {
    timeline,
    atMs: totalMs,
    isPlaying: false,
    stopAtMs: totalMs,
    speed: 1,
    isLooping: false,
    isUntouched: true,
  }
}

export function getPosition({ timeline, atMs }: PlayerState): number {
  return toPosition(timeline, atMs)
}

export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
  const { timeline } = state
  switch (action.kind) {
    case 'tick':
      return tick(state, action.elapsedMs)
    case 'play': {
      const isAtEnd = state.atMs >= timeline.totalMs
      return {
        ...state,
        isUntouched: false,
        isPlaying: true,
        atMs: isAtEnd ? 0 : state.atMs,
        stopAtMs: timeline.totalMs,
      }
    }
    case 'pause':
      return { ...state, isPlaying: false }
    case 'step':
      return { ...step(state, action), isUntouched: false }
    case 'seek':
      return {
        ...state,
        isUntouched: false,
        isPlaying: false,
        atMs: toTime(timeline, action.position),
      }
    case 'speed':
      return { ...state, speed: action.speed }
    case 'loop':
      return { ...state, isLooping: action.isLooping }
  }
}

function tick(state: PlayerState, elapsedMs: number): PlayerState {
  if (!state.isPlaying) return state
  const { totalMs } = state.timeline
  const atMs = state.atMs + elapsedMs * state.speed
  const isWholeRun = state.stopAtMs >= totalMs
  if (state.isLooping && isWholeRun) {
    return { ...state, atMs: atMs >= totalMs + restMs * state.speed ? 0 : atMs }
  }
  if (atMs < state.stopAtMs) return { ...state, atMs }
  return { ...state, atMs: state.stopAtMs, isPlaying: false }
}

/** Forward, the next stroke is written before the eyes unless it shall jump; back, one is taken. */
function step(state: PlayerState, { by, isJump }: { by: 1 | -1; isJump: boolean }): PlayerState {
  const { timeline } = state
  const count = timeline.ends.length
  // A second press while the first step is still being written finishes that one.
  const isStepping = state.isPlaying && state.stopAtMs < timeline.totalMs
  const position = toPosition(timeline, isStepping && by === 1 ? state.stopAtMs : state.atMs)
  if (by === -1) {
    const target = Math.max(0, Math.ceil(position) - 1)
    return { ...state, isPlaying: false, atMs: toTime(timeline, target) }
  }
  const from = position >= count ? 0 : position
  const target = Math.floor(from) + 1
  const stopAtMs = toTime(timeline, target)
  if (isJump) return { ...state, isPlaying: false, atMs: stopAtMs }
  // The pause since the last stroke is over: whoever steps does not wait.
  const beginMs = timeline.begins[Math.floor(from)] ?? 0
  return {
    ...state,
    isPlaying: true,
    atMs: Math.max(beginMs, position >= count ? 0 : toTime(timeline, position)),
    stopAtMs,
  }
}
