/** A line without its end, and its number from 1. */
export interface Line {
  text: string
  number: number
}

/**
 * Cuts text into lines.
 *
 * They come in batches, because awaiting each of a million lines costs more than reading it.
 */
export async function* readLineBatches(pieces: AsyncIterable<string>): AsyncGenerator<Line[]> {
  let rest = ''
  let number = 0
  for await (const piece of pieces) {
    const texts = (rest + piece).split('\n')
    rest = texts.pop() ?? ''
    yield texts.map((text) => {
      number += 1
      return { text: text.endsWith('\r') ? text.slice(0, -1) : text, number }
    })
  }
  if (rest !== '') yield [{ text: rest, number: number + 1 }]
}
