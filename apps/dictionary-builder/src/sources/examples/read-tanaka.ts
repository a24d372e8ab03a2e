import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readLineBatches } from '../text/read-lines'
import { readText } from '../text/read-text'
import { parseIndexedWord } from './parse-indexed-word'
import type { IndexedWord, TanakaPair } from './tanaka-pair'

/** `A: 日本語。<tab>English.#ID=349064_4710`. */
const sentenceLine = /^A: ([^\t]+)\t(.+)#ID=(\d+)_(\d+)\s*$/u

function parseWords(line: string, tally: SourceTally): IndexedWord[] {
  const words: IndexedWord[] = []
  for (const text of line.slice(3).trim().split(/\s+/)) {
    const word = parseIndexedWord(text)
    if (word === undefined) tally.countSkipped('an index word of unknown form')
    else words.push(word)
  }
  return words
}

/** The Tanaka Corpus (`examples.utf`): pairs of an A line (sentences) and a B line (words). */
export async function* readTanaka(file: string, tally: SourceTally): AsyncGenerator<TanakaPair> {
  const seen = new Set<string>()
  let sentence: { match: RegExpExecArray; number: number } | undefined
  for await (const lines of readLineBatches(readText(file))) {
    for (const { text, number } of lines) {
      if (text.startsWith('A: ')) {
        const match = sentenceLine.exec(text)
        if (match === null) tally.countSkipped('a sentence line of unknown form')
        sentence = match === null ? undefined : { match, number }
      } else if (text.startsWith('B: ')) {
        if (sentence === undefined) continue
        const [, japanese = '', english = '', japaneseId = '', englishId = ''] = sentence.match
        const key = `${japaneseId}_${englishId}`
        sentence = undefined
        if (seen.has(key)) {
          tally.countSkipped('a pair listed again')
          continue
        }
        seen.add(key)
        tally.countRead()
        yield { japaneseId, englishId, japanese, english, words: parseWords(text, tally) }
      } else if (text !== '' && !text.startsWith('#')) {
        throw new SourceError(file, 'neither an A nor a B line', `line ${number}`)
      }
    }
  }
  if (sentence !== undefined) {
    throw new SourceError(file, 'the file is truncated', `line ${sentence.number}`)
  }
}
