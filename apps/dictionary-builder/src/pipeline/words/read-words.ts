import type { FuriganaAligner } from '@kotonoha/japanese/furigana'
import { createFuriganaAligner } from '@kotonoha/japanese/furigana'
import type { DictionarySources } from '../../acquisition/dictionary-sources'
import type { KanjiDraft } from '../kanji/kanji-draft'
import type { Reading } from '../reading'
import { assignCatalogRanks } from './catalog-ranks'
import { resolveReferences } from './cross-references'
import { ExampleCollector } from './example-sentences'
import { FrequencyRanks } from './frequency-ranks'
import { FuriganaTable } from './furigana-table'
import { JlptLevels } from './jlpt-levels'
import { PitchAccents } from './pitch-accents'
import type { SpellingFurigana } from './spelling-furigana'
import { toWordDraft } from './to-word-draft'
import type { WordDraft } from './word-draft'
import { WordIndex } from './word-index'

export interface WordsRead {
  /** In catalog order. */
  catalog: WordDraft[]
  references: { resolved: number; unresolved: number }
  /** How the furigana of common headwords with kanji was found. */
  furigana: Map<SpellingFurigana['source'], number>
}

/** All words with everything that other sources know about them. */
export async function readWords(
  sources: DictionarySources,
  reading: Reading,
  kanji: ReadonlyMap<string, KanjiDraft>,
): Promise<WordsRead> {
  const words: WordDraft[] = []
  const furigana: WordsRead['furigana'] = new Map()
  const knowledge = {
    ...(await readKnowledge(sources, reading)),
    aligner: createAligner(kanji),
    onFurigana: (source: SpellingFurigana['source'], isCommon: boolean) => {
      if (isCommon) furigana.set(source, (furigana.get(source) ?? 0) + 1)
    },
  }
  for await (const entry of reading.each('words', sources.readWords, 217_715)) {
    const word = toWordDraft(entry, knowledge)
    if (word !== undefined) words.push(word)
  }

  const frequencies = new FrequencyRanks()
  for await (const row of reading.each('frequencies', sources.readFrequencies, 214_960)) {
    frequencies.addToken(row)
  }
  for await (const row of reading.each('corpus counts', sources.readCorpusCounts, 20_000)) {
    frequencies.addCorpusCount(row)
  }
  frequencies.rank(words)

  const index = new WordIndex(words)
  const references = resolveReferences(words, index)
  const examples = new ExampleCollector(index)
  for await (const pair of reading.each('sentences', sources.readSentences, 32_403)) {
    examples.add(pair)
  }
  return { catalog: assignCatalogRanks(words), references, furigana }
}

async function readKnowledge(sources: DictionarySources, reading: Reading) {
  const furigana = new FuriganaTable()
  for await (const row of reading.each('furigana', sources.readFurigana, 220_880)) {
    furigana.add(row)
  }
  const pitch = new PitchAccents()
  for await (const row of reading.each('pitch accents', sources.readAccents, 124_000)) {
    pitch.add(row)
  }
  const jlpt = new JlptLevels()
  for await (const row of reading.each('word levels', sources.readJlptWords, 8293)) {
    jlpt.add(row)
  }
  return { furigana, pitch, jlpt }
}

function createAligner(kanji: ReadonlyMap<string, KanjiDraft>): FuriganaAligner {
  return createFuriganaAligner((literal) =>
    (kanji.get(literal)?.source.readings ?? []).map(({ kind, raw }) => ({ kind, text: raw })),
  )
}
