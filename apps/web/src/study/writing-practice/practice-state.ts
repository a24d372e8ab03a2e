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
  /** Of the pen at every point; none for mouse and finger. */
  pressures?: readonly number[] | undefined
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
  | { kind: 'accept'; drawn: Stroke; pressures?: readonly number[] | undefined }
  | { kind: 'miss'; miss: Miss }
  | { kind: 'hint' }
  /** Takes the last accepted stroke back; what went wrong at it still counts. */
  | { kind: 'undo' }
  | { kind: 'restart' }

/** After so many misses at one stroke it is shown. */
export const missesBeforeHint = 2

export const freshPractice: PracticeState = { written: [], misses: [], isHinted: false }

export function reducePractice(state: PracticeState, action: PracticeAction): PracticeState {
  switch (action.kind) {
    case 'accept': {
      const { misses, isHinted } = state
      const { drawn, pressures } = action
      const stroke = { drawn, pressures, misses, wasHinted: isHinted }
      return { written: [...state.written, stroke], misses: [], isHinted: false }
    }
    case 'miss': {
      const misses = [...state.misses, action.miss]
      return { ...state, misses, isHinted: state.isHinted || misses.length >= missesBeforeHint }
    }
    case 'hint':
      return { ...state, isHinted: true }
    case 'undo': {
      const last = state.written.at(-1)
      if (last === undefined || !canUndo(state)) return state
      const { misses, wasHinted } = last
      return { written: state.written.slice(0, -1), misses, isHinted: wasHinted }
    }
    case 'restart':
      return freshPractice
  }
}

/** Not while something is wrong at the stroke to come: that would be forgotten. */
export function canUndo({ written, misses, isHinted }: PracticeState): boolean {
  return written.length > 0 && misses.length === 0 && !isHinted
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
