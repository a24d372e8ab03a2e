import type { Point, Stroke } from '@kotonoha/handwriting/geometry/drawing'
import type { Mistake } from '@kotonoha/handwriting/grading/verdict'
import { measureShift } from './stroke-distance'

export interface Miss {
  drawn: Stroke
  kind: Mistake
  reason: string
}

/** A stroke that was accepted, and what it took. */
export interface WrittenStroke {
  drawn: Stroke
  misses: readonly Miss[]
  wasHinted: boolean
}

export interface PracticeState {
  written: readonly WrittenStroke[]
  /** At the stroke to be written now. */
  misses: readonly Miss[]
  isHinted: boolean
}

export type PracticeAction =
  | { kind: 'accept'; drawn: Stroke }
  | { kind: 'miss'; miss: Miss }
  | { kind: 'hint' }
  | { kind: 'restart' }

/** After so many misses at one stroke it is shown. */
export const missesBeforeHint = 2

export const freshPractice: PracticeState = { written: [], misses: [], isHinted: false }

export function reducePractice(state: PracticeState, action: PracticeAction): PracticeState {
  switch (action.kind) {
    case 'accept': {
      const { misses, isHinted } = state
      const stroke = { drawn: action.drawn, misses, wasHinted: isHinted }
      return { written: [...state.written, stroke], misses: [], isHinted: false }
    }
    case 'miss': {
      const misses = [...state.misses, action.miss]
      return { ...state, misses, isHinted: state.isHinted || misses.length >= missesBeforeHint }
    }
    case 'hint':
      return { ...state, isHinted: true }
    case 'restart':
      return freshPractice
  }
}

/**
 * How far from the model the learner has placed the strokes so far. The model counts as one stroke
 * in its place, so that a single stroke a little off does not move the whole character.
 */
export function findOffset(state: PracticeState, model: readonly Stroke[]): Point {
  const shifts = state.written.map(({ drawn }, index) => measureShift(drawn, model[index] ?? drawn))
  const mean = (axis: 0 | 1) =>
    shifts.reduce((sum, shift) => sum + shift[axis], 0) / (shifts.length + 1)
  return [mean(0), mean(1)]
}
