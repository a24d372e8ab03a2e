/**
 * What can be wrong with a stroke: its place in the order, the end it began at, its form, its
 * place, that it does not belong there, or that it runs on into the next one.
 */
export type Mistake = 'order' | 'direction' | 'shape' | 'position' | 'extra' | 'join'

export type StrokeVerdict =
  | { ok: true; modelStroke: number }
  | {
      ok: false
      kind: Mistake
      /** The stroke of the model it was taken for, from 0; none for one that does not belong. */
      modelStroke: number | undefined
      /** A sentence for the learner. */
      reason: string
    }

export interface Grade {
  /** One for every stroke drawn, in the order they were drawn. */
  strokes: StrokeVerdict[]
  /** Strokes of the model, from 0, that were not drawn. */
  missing: number[]
  /** Share of right strokes among all that were drawn or should have been, 0 to 1. */
  score: number
}

/** How much a hand may differ from the model. */
export type Strictness = 'lenient' | 'normal' | 'strict'
