import { type Course, keyPlaces } from './courses'
import {
  fewStrokes,
  mostBulge,
  mostBulgeOfBent,
  mostInnerTurns,
  mostInnerTurnsOfBent,
  mostTurns,
  mostTurnsOfBent,
  mostTurnsOfFew,
} from './limits'

const [start, , end] = keyPlaces

/** The line from end to end as a share of the course: 1 for a straight stroke. */
function measureStraightness({ xy, length }: Course): number {
  const dx = (xy[end] as number) - (xy[start] as number)
  const dy = (xy[end + 1] as number) - (xy[start + 1] as number)
  return Math.sqrt(dx * dx + dy * dy) / Math.max(length, 1e-6)
}

/** A model's stroke less straight than this bends by itself. */
const leastStraight = 0.95

function isBent(model: Course): boolean {
  return measureStraightness(model) < leastStraight
}

/**
 * How far a stroke bulges to one side, as a share of what is allowed. Hands put a bend sooner or
 * later along the way, which moves the middle of the stroke far, but the area between the stroke and
 * the line from end to end hardly.
 */
export function measureBulge(drawn: Course, model: Course): number {
  const most = (isBent(model) ? mostBulgeOfBent : mostBulge)(model.length)
  return Math.abs(toBulge(drawn) - toBulge(model)) / most
}

/** Area between a stroke and the line from end to end, as a share of the square of its length. */
function toBulge({ xy, length }: Course): number {
  const [x0, y0] = [xy[start] as number, xy[start + 1] as number]
  let twice = 0
  for (let at = 2; at < xy.length; at += 2) {
    const [x, y] = [(xy[at - 2] as number) - x0, (xy[at - 1] as number) - y0]
    twice += x * ((xy[at + 1] as number) - y0) - y * ((xy[at] as number) - x0)
  }
  return twice / 2 / Math.max(length, 1e-6) ** 2
}

/** Strokes that are straighter than this turn to and fro by less than is ever wrong. */
const surelyStraight = 0.96

/**
 * How far a stroke turns to and fro where the model's does not, as a share of what is allowed. A bow
 * or a hook turns one way only. Where a stroke begins and ends hands put presses and hooks of their
 * own, so more is allowed there, and most where bends are free: in characters of few strokes, and in
 * strokes that bend by themselves (some hands begin the last stroke but one of 就 with a level line).
 */
export function measureTurns(drawn: Course, model: Course, strokes: number): number {
  if (measureStraightness(drawn) > surelyStraight) return 0
  const { all: modelTurns } = toTurns(model)
  const { all, inner } = toTurns(drawn)
  const bends = isBent(model)
  const mostInner = bends ? mostInnerTurnsOfBent : mostInnerTurns
  const mostOfMany = bends ? mostTurnsOfBent : mostTurns
  const most = strokes > fewStrokes ? mostOfMany : mostTurnsOfFew
  return Math.max(0, (inner - modelTurns) / mostInner, (all - modelTurns) / most)
}

/** Radians that a stroke turns back: the less of its turns to the left and of those to the right. */
function toTurns({ xy }: Course): { all: number; inner: number } {
  let [left, right, leftInner, rightInner] = [0, 0, 0, 0]
  for (let at = 2; at < end; at += 2) {
    const ax = (xy[at] as number) - (xy[at - 2] as number)
    const ay = (xy[at + 1] as number) - (xy[at - 1] as number)
    const bx = (xy[at + 2] as number) - (xy[at] as number)
    const by = (xy[at + 3] as number) - (xy[at + 1] as number)
    const turn = Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
    const inner = at > 2 && at < end - 2 ? turn : 0
    left += Math.max(0, -turn)
    right += Math.max(0, turn)
    leftInner += Math.max(0, -inner)
    rightInner += Math.max(0, inner)
  }
  return { all: Math.min(left, right), inner: Math.min(leftInner, rightInner) }
}
