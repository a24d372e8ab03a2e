import type { Stroke } from '../geometry/drawing'
import { type Distortion, loosen, tilt, warp, wobble } from './distort-shape'
import {
  addOne,
  anyOrder,
  forgetOne,
  join,
  reverseThird,
  shrink,
  sometimes,
  split,
  swapTwo,
  thinOut,
} from './distort-strokes'
import type { Random } from './random'

function inTurn(...distortions: Distortion[]): Distortion {
  return (strokes, random) =>
    distortions.reduce<Stroke[]>((drawn, distort) => distort(drawn, random), [...strokes])
}

const sloppy = inTurn(tilt(10, 0.15), loosen(25, 0.12), wobble(10))

const cursive: Distortion = (strokes, random: Random) => {
  const joins = Math.max(1, Math.round(strokes.length * (0.25 + 0.25 * random())))
  return inTurn(tilt(8, 0.12), loosen(18, 0.08), wobble(8), join(joins))(strokes, random)
}

const learner = inTurn(
  warp(0.2),
  sloppy,
  sometimes(0.5, forgetOne),
  sometimes(0.4, reverseThird),
  sometimes(0.4, anyOrder),
  sometimes(0.3, addOne),
  sometimes(0.3, split),
)

/** The ways of drawing that the recogniser is measured under, by the names in its goals. */
export const conditions: Readonly<Record<string, Distortion>> = {
  clean: (strokes) => [...strokes],
  affine: inTurn(tilt(10, 0.15), wobble(8)),
  swap2: swapTwo,
  shuffle: anyOrder,
  reverse: reverseThird,
  merge: join(1),
  merge3: join(3),
  split,
  missing: forgetOne,
  sparse: thinOut,
  small: shrink,
  extra: addOne,
  warp: warp(0.35),
  sloppy,
  cursive,
  learner,
}
