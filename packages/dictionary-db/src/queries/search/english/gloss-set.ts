import { oncePerDictionary } from '../../../once-per-dictionary'
import type { EnglishIndex } from '../../../search-index/english-index'

/** A set of glosses as bits: all of it stays in the nearest caches of the processor, where crowded words ask for it. */
export class GlossSet {
  readonly #bits: Uint32Array

  constructor(size: number) {
    this.#bits = new Uint32Array((size >>> 5) + 1)
  }

  has(gloss: number): boolean {
    return ((this.#bits[gloss >>> 5] ?? 0) & (1 << (gloss & 31))) !== 0
  }

  add(gloss: number): void {
    const at = gloss >>> 5
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (gloss & 31))
  }

  clear(): void {
    this.#bits.fill(0)
  }
}

/** One for the glosses of words that have all words of a query, one for those that are collected; used again by every query. */
export const openGlossSets = oncePerDictionary(({ coreLength }: EnglishIndex) => ({
  ofWords: new GlossSet(coreLength.length),
  collected: new GlossSet(coreLength.length),
}))
