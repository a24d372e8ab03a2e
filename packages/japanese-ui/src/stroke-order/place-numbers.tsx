import { InkMap } from './ink-map'
import {
  findNearest,
  isInSquare,
  measureDistance,
  measureOverlap,
  type NumberBox,
  toBoxBeside,
} from './number-box'
import { type StrokePoint, type TracedStroke, usualNumberSize } from './stroke'

/** Down to the smallest that is still read at the width of a phone. */
const sizes = [usualNumberSize, 7, 6, 5]

/** A figure is so wide and so high, by its size: those of Roboto and Arial. */
const figureWidth = 0.56
const figureHeight = 0.72

/** A number is looked for around the start of its stroke, in so many directions… */
const directionCount = 24
/** …with so much between the start and the number. */
const gaps = [3, 4.5, 6, 8, 10]

/** Numbers that choose their places by turns have settled, or never will. */
const mostRounds = 8

/** A number is read when no more of it lies on ink, and nothing on another number. */
const readableShare = 0.12

// What makes a place worse, in units that the number would rather be farther from its start.
const onInk = 70
const besideInk = 6
const onNumber = 60
const nearNumber = 10
const nearOtherStart = 8
/** It would be taken for the number of what lies between. */
const behindInk = 5
/** The source's places were chosen by people, and whoever knows its drawings looks there. */
const otherThanSource = 2

interface Place {
  box: NumberBox
  /** What is wrong with it whatever the other numbers do. */
  cost: number
}

/**
 * Puts every number beside the start of its stroke, off the ink and off the other numbers, all of
 * one size: smaller where many strokes leave little room. Places of the source that are free are
 * kept, and a stroke to which the source gives no number has none.
 */
export function placeNumbers<Stroke extends TracedStroke>(strokes: readonly Stroke[]): Stroke[] {
  const ink = new InkMap(strokes)
  let boxes: (NumberBox | undefined)[] = []
  let size = usualNumberSize
  for (size of sizes) {
    boxes = chooseBoxes(strokes, ink, size)
    if (areReadable(boxes, ink)) break
  }
  return strokes.map((stroke, index) => {
    const box = boxes[index]
    if (box === undefined) return stroke
    return { ...stroke, numberAt: { x: round(box.left), y: round(box.top + box.height), size } }
  })
}

/** First the best of each for itself; then by turns, with regard to the others. */
function chooseBoxes(
  strokes: readonly TracedStroke[],
  ink: InkMap,
  size: number,
): (NumberBox | undefined)[] {
  const places = strokes.map((_, index) => listPlaces(strokes, index, { ink, size }))
  const chosen = places.map((own) => pickBest(own, []))
  for (let round = 0; round < mostRounds; round++) {
    let hasMoved = false
    for (const [index, own] of places.entries()) {
      const others = chosen.filter((box) => box !== undefined && box !== chosen[index])
      const best = pickBest(own, others)
      hasMoved ||= best !== chosen[index]
      chosen[index] = best
    }
    if (!hasMoved) break
  }
  return chosen
}

/** `places` begin with the best for itself. */
function pickBest(
  places: readonly Place[],
  others: readonly (NumberBox | undefined)[],
): NumberBox | undefined {
  let best: NumberBox | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { box, cost } of places) {
    if (cost >= least) break
    const all = cost + measureCrowd(box, others)
    if (all < least) [least, best] = [all, box]
  }
  return best
}

function measureCrowd(box: NumberBox, others: readonly (NumberBox | undefined)[]): number {
  return others.reduce((cost, other) => {
    if (other === undefined) return cost
    const { isNear, share } = measureOverlap(box, other)
    return cost + (isNear ? nearNumber : 0) + onNumber * share
  }, 0)
}

function areReadable(boxes: readonly (NumberBox | undefined)[], ink: InkMap): boolean {
  return boxes.every((box, index) => {
    if (box === undefined) return true
    if (ink.shareOfInk(box) > readableShare) return false
    const before = boxes.slice(0, index)
    return before.every((other) => other === undefined || measureOverlap(box, other).share === 0)
  })
}

function listPlaces(
  strokes: readonly TracedStroke[],
  index: number,
  { ink, size }: { ink: InkMap; size: number },
): Place[] {
  const stroke = strokes[index]
  const start = stroke?.points[0]
  const numberAt = stroke?.numberAt ?? null
  if (start === undefined || numberAt === null) return []
  const width = String(index + 1).length * figureWidth * size
  const height = figureHeight * size
  const source: NumberBox = { left: numberAt.x, top: numberAt.y - height, width, height }
  const others = strokes.flatMap(({ points: [other] }, at) =>
    other === undefined || at === index || !isNear(start, other) ? [] : [other],
  )
  const toPlace = (box: NumberBox, cost: number): Place => ({
    box,
    cost: cost + measureCost(box, { start, others, ink }),
  })
  return [
    ...(isInSquare(source) ? [toPlace(source, 0)] : []),
    ...listBoxesAround(start, width, height).map((box) => toPlace(box, otherThanSource)),
  ].sort((a, b) => a.cost - b.cost)
}

function listBoxesAround(start: StrokePoint, width: number, height: number): NumberBox[] {
  return Array.from({ length: directionCount }, (_, step) => (2 * Math.PI * step) / directionCount)
    .flatMap((angle) => gaps.map((gap) => toBoxBeside(start, angle, { gap, width, height })))
    .filter(isInSquare)
}

function measureCost(
  box: NumberBox,
  { start, others, ink }: { start: StrokePoint; others: readonly StrokePoint[]; ink: InkMap },
): number {
  const own = measureDistance(box, start)
  const nearest = others.reduce((least, other) => Math.min(least, measureDistance(box, other)), own)
  // Nearer to another start, it would be taken for that stroke's number.
  const confusion = nearest < own ? nearOtherStart + own - nearest : 0
  const isCutOff = ink.isBetween(start, findNearest(box, start))
  return (
    own +
    confusion +
    (isCutOff ? behindInk : 0) +
    onInk * ink.shareOfInk(box) +
    besideInk * ink.shareBeside(box)
  )
}

/** Farther off, no place around the one start is nearer to the other. */
const farthestOther = 35

function isNear([x, y]: StrokePoint, [otherX, otherY]: StrokePoint): boolean {
  return Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) < farthestOther
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
