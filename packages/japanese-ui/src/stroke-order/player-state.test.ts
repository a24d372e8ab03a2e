import { expect, test } from 'vitest'
import { getPosition, type PlayerAction, reducePlayer, toPlayerState } from './player-state'
import { planTimeline } from './stroke-timeline'

const three = toPlayerState(planTimeline([40, 40, 40]))

function after(...actions: PlayerAction[]) {
  return actions.reduce(reducePlayer, three)
}

const forward: PlayerAction = { kind: 'step', by: 1, isJump: false }
const jumpForward: PlayerAction = { kind: 'step', by: 1, isJump: true }
const back: PlayerAction = { kind: 'step', by: -1, isJump: false }
const long: PlayerAction = { kind: 'tick', elapsedMs: 60_000 }

test('at first the whole character is shown, and it stands still', () => {
  expect(getPosition(three)).toBe(3)
  expect(three.isPlaying).toBe(false)
})

test('playing a finished character begins it again and stops at its end', () => {
  expect(getPosition(after({ kind: 'play' }))).toBe(0)
  const end = after({ kind: 'play' }, long)
  expect(getPosition(end)).toBe(3)
  expect(end.isPlaying).toBe(false)
})

test('playing goes on where it was paused', () => {
  const paused = after({ kind: 'play' }, { kind: 'tick', elapsedMs: 700 }, { kind: 'pause' })
  expect(getPosition(reducePlayer(paused, { kind: 'play' }))).toBe(getPosition(paused))
  expect(getPosition(reducePlayer(paused, long))).toBe(getPosition(paused))
})

test('twice the speed writes in half the time', () => {
  const slow = after({ kind: 'play' }, { kind: 'tick', elapsedMs: 400 })
  const fast = after(
    { kind: 'speed', speed: 2 },
    { kind: 'play' },
    { kind: 'tick', elapsedMs: 200 },
  )
  expect(fast.atMs).toBe(slow.atMs)
})

test('a loop rests at the whole character, then begins again', () => {
  const end = three.timeline.totalMs
  const looping = after({ kind: 'loop', isLooping: true }, { kind: 'play' })
  const resting = reducePlayer(looping, { kind: 'tick', elapsedMs: end + 100 })
  expect(getPosition(resting)).toBe(3)
  expect(resting.isPlaying).toBe(true)
  expect(getPosition(reducePlayer(resting, { kind: 'tick', elapsedMs: 2000 }))).toBe(0)
})

test('a step writes one stroke and stops', () => {
  const stepped = after({ kind: 'seek', position: 1 }, forward, long)
  expect(getPosition(stepped)).toBe(2)
  expect(stepped.isPlaying).toBe(false)
})

test('steps in quick succession do not get lost: each finishes the one before', () => {
  expect(getPosition(after({ kind: 'seek', position: 0 }, forward, forward, forward, long))).toBe(3)
})

test('a step from the whole character begins with the first stroke', () => {
  expect(getPosition(after(jumpForward))).toBe(1)
})

test('where nothing shall move, a step shows the stroke whole', () => {
  const stepped = after({ kind: 'seek', position: 1 }, jumpForward)
  expect(getPosition(stepped)).toBe(2)
  expect(stepped.isPlaying).toBe(false)
})

test('a step back takes the last stroke away, a half-written one too', () => {
  expect(getPosition(after(back))).toBe(2)
  expect(getPosition(after({ kind: 'seek', position: 1.5 }, back))).toBe(1)
  expect(getPosition(after({ kind: 'seek', position: 0 }, back))).toBe(0)
})

test('a single step ends by itself though the player loops', () => {
  const stepped = after(
    { kind: 'loop', isLooping: true },
    { kind: 'seek', position: 0 },
    forward,
    long,
  )
  expect(getPosition(stepped)).toBe(1)
})

test('dragging the time stops the playing and shows that much', () => {
  const dragged = after({ kind: 'play' }, { kind: 'seek', position: 1.5 })
  expect(getPosition(dragged)).toBeCloseTo(1.5)
  expect(dragged.isPlaying).toBe(false)
})
