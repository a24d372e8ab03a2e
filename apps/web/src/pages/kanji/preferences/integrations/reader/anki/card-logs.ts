import type { LoggedAnswer } from './review-log'

const minuteMs = 60_000
const largestFactor = 65_535

/**
 * The logs of all cards of a collection, each in the order of its answers. Rows of the log are put
 * where their card's begin as they come in the order of time: SQLite would sort millions of them in
 * memory that it never gives back.
 */
export class CardLogs {
  /** Where the log of a card begins; that of the next one is its end. */
  private readonly begins: Uint32Array
  /** How many of a card's rows have come. */
  private readonly sizes: Uint32Array
  private readonly minutes: Int32Array
  private readonly intervals: Int32Array
  private readonly factors: Uint16Array
  private readonly eases: Uint8Array
  private readonly types: Uint8Array

  /** `counts`: of the rows of each card, by its place. */
  constructor(counts: Uint32Array) {
    this.begins = new Uint32Array(counts.length + 1)
    for (const [place, count] of counts.entries()) {
      this.begins[place + 1] = (this.begins[place] ?? 0) + count
    }
    const all = this.begins[counts.length] ?? 0
    this.sizes = new Uint32Array(counts.length)
    this.minutes = new Int32Array(all)
    this.intervals = new Int32Array(all)
    this.factors = new Uint16Array(all)
    this.eases = new Uint8Array(all)
    this.types = new Uint8Array(all)
  }

  add(place: number, { id, ease, ivl, type, factor }: LoggedAnswer): void {
    const at = (this.begins[place] ?? 0) + (this.sizes[place] ?? 0)
    if (at >= (this.begins[place + 1] ?? 0)) return
    this.sizes[place] = (this.sizes[place] ?? 0) + 1
    this.minutes[at] = Math.floor(id / minuteMs)
    this.intervals[at] = ivl
    this.factors[at] = Math.min(largestFactor, Math.max(0, factor))
    this.eases[at] = ease
    this.types[at] = type
  }

  /** Times to the minute, which is as exact as days and memories are. */
  of(place: number): LoggedAnswer[] {
    const begin = this.begins[place] ?? 0
    return Array.from({ length: this.sizes[place] ?? 0 }, (_, step) => {
      const at = begin + step
      return {
        id: (this.minutes[at] ?? 0) * minuteMs,
        ease: this.eases[at] ?? 0,
        ivl: this.intervals[at] ?? 0,
        type: this.types[at] ?? 0,
        factor: this.factors[at] ?? 0,
      }
    })
  }
}
