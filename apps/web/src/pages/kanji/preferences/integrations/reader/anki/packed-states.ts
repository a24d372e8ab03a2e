import type { Rating } from '@kotonoha/srs/rating'
import type { ImportItem } from '../../import-item'

export type CardState = Pick<ImportItem['cards'][number], 'memory' | 'history'>

const none = 0
const remembered = 1
const withHistory = 2

/**
 * What is remembered of each note of a collection, with millions of answers. As objects they took
 * more of the tab's memory than the collection itself; a state is made anew where it is asked for.
 */
export class PackedStates {
  private readonly kinds: Uint8Array
  private readonly memories: Float64Array
  private readonly begins: Uint32Array
  private readonly lengths: Uint32Array
  private readonly days: Int32Array
  private readonly ratings: Uint8Array
  private size = 0

  /** `answers`: as many as all histories together may have. */
  constructor(notes: number, answers: number) {
    this.kinds = new Uint8Array(notes)
    this.memories = new Float64Array(3 * notes)
    this.begins = new Uint32Array(notes)
    this.lengths = new Uint32Array(notes)
    this.days = new Int32Array(answers)
    this.ratings = new Uint8Array(answers)
  }

  has(note: number): boolean {
    return (this.kinds[note] ?? none) !== none
  }

  hasHistory(note: number): boolean {
    return this.kinds[note] === withHistory
  }

  set(note: number, { memory, history }: CardState): void {
    if (memory === null) return
    const { stability, difficulty, reviewedMinute } = memory
    this.memories.set([stability, difficulty, reviewedMinute], 3 * note)
    this.kinds[note] = history === null ? remembered : withHistory
    if (history === null) return
    this.begins[note] = this.size
    this.lengths[note] = history.days.length
    this.days.set(history.days, this.size)
    this.ratings.set(history.ratings, this.size)
    this.size += history.days.length
  }

  at(note: number): CardState | undefined {
    if (!this.has(note)) return undefined
    const [stability = 0, difficulty = 0, reviewedMinute = 0] = this.memories.subarray(3 * note)
    const memory = { stability, difficulty, reviewedMinute }
    if (!this.hasHistory(note)) return { memory, history: null }
    const begin = this.begins[note] ?? 0
    const end = begin + (this.lengths[note] ?? 0)
    const days = [...this.days.subarray(begin, end)]
    const ratings = [...this.ratings.subarray(begin, end)] as Rating[]
    return { memory, history: { days, ratings } }
  }
}
