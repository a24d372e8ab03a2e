import { SourceError } from '../source-error'
import { parseJson } from './read-json'

const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const closeBracket = 0x5d

/** Finds where the objects of an array begin and end, over pieces of text. */
class ItemScanner {
  isEnded = false
  itemCount = 0
  #carry = ''
  /** Where to go on in the carry: past its end when an escaped character is still to come. */
  #resumeAt = 0
  #depth = 0
  #isInString = false

  listItems(piece: string): string[] {
    const items: string[] = []
    const text = this.#carry + piece
    let start = 0
    let index = this.#resumeAt
    for (; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (this.#isInString) {
        if (code === backslash) index += 1
        else if (code === quote) this.#isInString = false
      } else if (code === quote) this.#isInString = true
      else if (code === openBrace) {
        if (this.#depth === 0) start = index
        this.#depth += 1
      } else if (code === closeBrace) {
        this.#depth -= 1
        if (this.#depth === 0) {
          items.push(text.slice(start, index + 1))
        }
      } else if (code === closeBracket && this.#depth === 0) this.isEnded = true
    }
    this.#carry = this.#depth > 0 ? text.slice(start) : ''
    this.#resumeAt = this.#depth > 0 ? index - start : 0
    return items
  }
}

/**
 * The objects of a JSON array of objects, in batches.
 *
 * The array may be far larger than what one would parse at once; an object in it may not.
 */
export async function* readJsonItems(
  file: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<unknown[]> {
  const scanner = new ItemScanner()
  let isFirst = true
  for await (const piece of pieces) {
    if (isFirst && !piece.trimStart().startsWith('[')) {
      throw new SourceError(file, 'not a JSON array')
    }
    isFirst = false
    const items: unknown[] = []
    for (const item of scanner.listItems(piece)) {
      scanner.itemCount += 1
      items.push(parseJson(`${file}, item ${scanner.itemCount}`, item))
    }
    yield items
  }
  if (!scanner.isEnded) {
    throw new SourceError(file, 'the JSON is truncated', `after item ${scanner.itemCount}`)
  }
}
