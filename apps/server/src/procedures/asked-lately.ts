/** 128 KB, and more questions than the store of answers has room for. */
const places = 2 ** 15

/**
 * Tells of a question whether it was asked a short while ago. Answers are kept from the second time on:
 * most questions are asked once, and would take the room of those that many ask.
 *
 * Of each only a sum is kept, in one place of a table: another of the same place takes it over, and two
 * questions of one sum are only kept a time too soon.
 */
export class AskedLately {
  readonly #sums = new Uint32Array(places)

  /** Whether it was, and notes that it is now. */
  isAskedAgain(sum: number): boolean {
    const place = (sum ^ (sum >>> 15)) % places
    // Nothing is said by 0, which is in all places at first.
    const noted = sum === 0 ? 1 : sum
    const isKnown = this.#sums[place] === noted
    this.#sums[place] = noted
    return isKnown
  }
}
