/** Four numbers a slot: the node, the character, the node that it leads to, and one for alignment. */
const slotShift = 2
const firstNode = 1

/** Finds the longest phrase that a text goes on with: a trie whose steps lie in one hash table. */
export class PhraseFinder {
  #steps = new Int32Array()
  #mask = 0
  /** The phrase that ends at a node, and 1 more: 0 where none does. */
  #phraseAt = new Int32Array()
  #nodeCount = firstNode
  /** How long the phrase is that was found last; 1 where none was. */
  foundLength = 1

  constructor(phrases: readonly string[]) {
    this.setPhrases(phrases)
  }

  /** Phrases are numbered as they are given; those before are forgotten. */
  setPhrases(phrases: readonly string[]): void {
    const mostNodes = phrases.reduce((sum, phrase) => sum + phrase.length, 0)
    const slots = 2 ** Math.ceil(Math.log2(mostNodes * 1.5 + 2))
    if (slots - 1 > this.#mask) {
      this.#mask = slots - 1
      this.#steps = new Int32Array(slots << slotShift)
      this.#phraseAt = new Int32Array(slots)
    } else {
      this.#steps.fill(0)
      this.#phraseAt.fill(0)
    }
    this.#nodeCount = firstNode
    for (const [number, phrase] of phrases.entries()) this.#add(phrase, number)
  }

  #add(phrase: string, number: number): void {
    let node = firstNode
    for (let at = 0; at < phrase.length; at += 1) {
      const unit = phrase.charCodeAt(at)
      const slot = this.#slotOf(node, unit)
      if (this.#steps[slot] === 0) {
        this.#nodeCount += 1
        this.#steps[slot] = node
        this.#steps[slot + 1] = unit
        this.#steps[slot + 2] = this.#nodeCount
      }
      node = this.#steps[slot + 2] ?? 0
    }
    this.#phraseAt[node] = number + 1
  }

  /** Where the step from a node by a character is, or would be. */
  #slotOf(node: number, unit: number): number {
    return findSlot(this.#steps, this.#mask, node, unit)
  }

  /** The number of the longest phrase that stands at the place of the text; −1 where none does. */
  find(text: string, from: number): number {
    const steps = this.#steps
    const mask = this.#mask
    const phraseAt = this.#phraseAt
    let node = firstNode
    let found = 0
    let foundLength = 1
    for (let at = from; at < text.length; at += 1) {
      node = steps[findSlot(steps, mask, node, text.charCodeAt(at)) + 2] ?? 0
      if (node === 0) break
      const phrase = phraseAt[node] ?? 0
      if (phrase !== 0) {
        found = phrase
        foundLength = at - from + 1
      }
    }
    this.foundLength = foundLength
    return found - 1
  }
}

function findSlot(steps: Int32Array, mask: number, node: number, unit: number): number {
  let place = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 7
  for (;;) {
    const slot = (place & mask) << slotShift
    const there = steps[slot]
    if (there === 0 || (there === node && steps[slot + 1] === unit)) return slot
    place += 1
  }
}
