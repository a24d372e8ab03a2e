const firstNode = 1

/** Four numbers a step that branches off: the node, the character, where it leads to, and one for alignment. */
const slotShift = 2

/** Two numbers a node: the phrase that ends there and 1 more (0 where none does), and its way on. */
const nodeShift = 1
/** The way on: the character that leads to the next number and 1 more, and whether others branch off. */
const unitMask = 0x1ffff
const branches = 0x20000

/**
 * Finds the longest phrase that a text goes on with: a trie that is walked over every character of
 * all texts.
 *
 * What a phrase adds to those before it gets numbers in a row, and phrases that are used more come
 * first. So most steps lead to the next number and read memory that lies there already; only those
 * that branch off are looked up in a table, which is small.
 */
export class PhraseFinder {
  #steps = new Int32Array()
  #mask = 0
  #nodes = new Int32Array()
  #nodeCount = firstNode
  /** Where a first character leads to; 0 where no phrase begins with it. */
  readonly #firstSteps = new Int32Array(0x10000)
  /** How long the phrase is that was found last; 1 where none was. */
  foundLength = 1

  constructor(phrases: readonly string[]) {
    this.setPhrases(phrases)
  }

  /** Phrases are numbered as they are given; those before are forgotten. */
  setPhrases(phrases: readonly string[]): void {
    const mostNodes = phrases.reduce((sum, phrase) => sum + phrase.length, firstNode + 1)
    // At most one step of a phrase branches off.
    const slots = 2 ** Math.ceil(Math.log2(phrases.length * 1.5 + 2))
    this.#mask = slots - 1
    this.#steps = toCleared(this.#steps, slots << slotShift)
    this.#nodes = toCleared(this.#nodes, mostNodes << nodeShift)
    this.#firstSteps.fill(0)
    this.#nodeCount = firstNode
    for (const [number, phrase] of phrases.entries()) this.#add(phrase, number)
  }

  #add(phrase: string, number: number): void {
    let node = firstNode
    for (let at = 0; at < phrase.length; at += 1) {
      node = this.#stepOn(node, phrase.charCodeAt(at))
    }
    this.#nodes[node << nodeShift] = number + 1
  }

  /** The node that a character leads to, which is made where there is none. */
  #stepOn(node: number, unit: number): number {
    if (node === firstNode) {
      const known = this.#firstSteps[unit] ?? 0
      if (known === 0) this.#firstSteps[unit] = this.#nodeCount + 1
      return known === 0 ? this.#nextNode() : known
    }
    const way = this.#nodes[(node << nodeShift) + 1] ?? 0
    if ((way & unitMask) === unit + 1) return node + 1
    if (node === this.#nodeCount) {
      this.#nodes[(node << nodeShift) + 1] = unit + 1
      return this.#nextNode()
    }
    const slot = findSlot(this.#steps, this.#mask, node, unit)
    if (this.#steps[slot] !== 0) return this.#steps[slot + 2] ?? 0
    this.#nodes[(node << nodeShift) + 1] = way | branches
    this.#steps[slot] = node
    this.#steps[slot + 1] = unit
    this.#steps[slot + 2] = this.#nodeCount + 1
    return this.#nextNode()
  }

  #nextNode(): number {
    this.#nodeCount += 1
    return this.#nodeCount
  }

  /** The number of the longest phrase that stands at the place of the text; −1 where none does. */
  find(text: string, from: number): number {
    const steps = this.#steps
    const mask = this.#mask
    const nodes = this.#nodes
    let found = 0
    let foundLength = 1
    let node = this.#firstSteps[text.charCodeAt(from)] ?? 0
    let at = from + 1
    while (node !== 0) {
      const phrase = nodes[node << nodeShift] ?? 0
      if (phrase !== 0) {
        found = phrase
        foundLength = at - from
      }
      const way = nodes[(node << nodeShift) + 1] ?? 0
      if (way === 0 || at >= text.length) break
      const unit = text.charCodeAt(at)
      at += 1
      if ((way & unitMask) === unit + 1) node += 1
      else if (way < branches) break
      else node = steps[findSlot(steps, mask, node, unit) + 2] ?? 0
    }
    this.foundLength = foundLength
    return found - 1
  }
}

/** An array of zeros, the one given where it is long enough. */
function toCleared(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  return array.length < length ? new Int32Array(length) : array.fill(0)
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
