import { type Stroke, toDrawing, toStrokes } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { smooth } from '../geometry/smooth'
import { toDirectionGrid } from '../pruning/direction-grid'
import type { Template } from '../templates/template'
import { bendSquare, dropHooks, moveEnds, movePart, roundCorners, slant } from './distort-hand'
import { tilt, warp, wobble } from './distort-shape'
import { addOne, forgetOne, join, sometimes, split } from './distort-strokes'
import { pickIndex, type Random } from './random'

/** Templates are drawn on KanjiVG's square, distortions are measured in thousandths. */
const toThousandths = 1000 / 109
/** Drawings kept of every template. */
const kept = 6
/** The chance that a kept drawing is made anew when it is asked for: what is never new is learnt by heart. */
const renewed = 0.2

/** A character as somebody may draw it: in form first, then in what is joined, broken or forgotten. */
export function drawByHand(strokes: readonly Stroke[], random: Random): Stroke[] {
  return mistake(changeForm(strokes, 0.4 + 1.4 * random(), random), random)
}

/** Every stroke is there, in the form that a hand gives it; how far from the model, by the strength. */
export function changeForm(strokes: readonly Stroke[], strength: number, random: Random): Stroke[] {
  const form = [
    dropHooks,
    roundCorners,
    movePart(strength),
    moveEnds(strength),
    bendSquare(strength),
    slant(strength),
    sometimes(0.6, wobble(3 + 9 * random())),
    sometimes(0.5, warp(0.3)),
    tilt(10, 0.15),
  ]
  return form.reduce<Stroke[]>((before, distort) => distort(before, random), [...strokes])
}

function mistake(strokes: Stroke[], random: Random): Stroke[] {
  const way = random()
  if (way < 0.3) return strokes
  if (way < 0.42) return forgetOne(strokes, random)
  if (way < 0.6) {
    const joins = Math.round(strokes.length * (0.25 + 0.25 * random()))
    return join(Math.max(1, joins))(strokes, random)
  }
  if (way < 0.7) return join(1 + pickIndex(random, 3))(strokes, random)
  if (way < 0.76) return split(strokes, random)
  if (way < 0.82) return addOne(strokes, random)
  return [
    sometimes(0.5, forgetOne),
    sometimes(0.3, addOne),
    sometimes(0.3, split),
    sometimes(0.3, join(1)),
  ].reduce<Stroke[]>((before, distort) => distort(before, random), strokes)
}

/** Grids of distorted drawings to learn from, some kept of every template and made anew by and by. */
export class PracticeDrawings {
  private readonly grids: (Float32Array | undefined)[]

  constructor(
    private readonly templates: readonly Template[],
    private readonly random: Random,
  ) {
    this.grids = new Array(templates.length * kept)
  }

  /** A drawing of one template. */
  draw(index: number): Float32Array {
    const at = index * kept + pickIndex(this.random, kept)
    const known = this.grids[at]
    if (known !== undefined && this.random() >= renewed) return known
    const drawn = this.drawAnew(index)
    this.grids[at] = drawn
    return drawn
  }

  private drawAnew(index: number): Float32Array {
    const { drawing } = this.templates[index] as Template
    const strokes = toStrokes(drawing).map((stroke) =>
      stroke.map(([x, y]) => [x * toThousandths, y * toThousandths] as const),
    )
    return toDirectionGrid(normalise(smooth(toDrawing(drawByHand(strokes, this.random)))))
  }
}
