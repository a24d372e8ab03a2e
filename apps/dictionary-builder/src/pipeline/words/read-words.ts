import type { StoredExample, StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import type { FuriganaAligner } from '@kotonoha/japanese/furigana'
import type { DictionarySources } from '../../acquisition/dictionary-sources'
import { KanjiUse } from '../../curriculum/kanji-use'
import type { WordDraft } from '../../drafts/word-draft'
import type { Progress } from '../../report/progress'
import type { Reading } from '../reading'
import { assignCatalogRanks } from './catalog-ranks'
import { listCourseSentences } from './course-sentences'
import { ReferenceResolver } from './cross-references'
import { EstimatedRanks } from './estimated-ranks'
import { ExampleCollector } from './example-sentences'
import { FrequencyRanks } from './frequency-ranks'
import { FuriganaTable } from './furigana-table'
import { InternedLists } from './interned-lists'
import { JlptLevels } from './jlpt-levels'
import { PitchAccents } from './pitch-accents'
import type { FuriganaOrigin } from './spelling-furigana'
import { TextShelf } from './text-shelf'
import { toWordDraft } from './to-word-draft'
import { WordIndex } from './word-index'

export interface WordsRead {
  /** In catalog order. */
  catalog: WordDraft[]
  /** How the furigana of common headwords was found. */
  furigana: ReadonlyMap<FuriganaOrigin, number>
  /** How much each kanji is used in the texts that the frequencies come from. */
  kanjiUse: KanjiUse
}

interface WordReading {
  reading: Reading
  progress: Progress
  /** Knows how kanji are read, when those have been read. */
  findAligner: () => Promise<FuriganaAligner>
}

/** All words with their ranks. The lists come first: kanji are being read meanwhile. */
export async function readWords(
  sources: DictionarySources,
  { reading, progress, findAligner }: WordReading,
): Promise<WordsRead> {
  const levels = new JlptLevels()
  for await (const row of reading.each('word levels', sources.readJlptWords, 8293)) levels.add(row)
  const frequencies = new FrequencyRanks()
  const kanjiUse = new KanjiUse()
  for await (const row of reading.each('frequencies', sources.readFrequencies, 214_960)) {
    frequencies.addToken(row)
    kanjiUse.addToken(row)
  }
  for await (const row of reading.each('corpus counts', sources.readCorpusCounts, 20_000)) {
    frequencies.addCorpusCount(row)
    kanjiUse.addCorpusCount(row)
  }
  const estimates = new EstimatedRanks(sources.course)
  for await (const row of reading.each('lexicon', sources.readLexicon, 224_000)) estimates.add(row)
  const { words, furigana } = await readEntries(sources, reading, findAligner)
  progress.begin('Ranking words')
  levels.assign(words)
  if (estimates.isEmpty) frequencies.rank(words)
  else estimates.rank(words)
  return { catalog: assignCatalogRanks(words), furigana, kanjiUse }
}

/** Joins the entries with what other lists say. Those lists are large, and forgotten at the end. */
async function readEntries(
  sources: DictionarySources,
  reading: Reading,
  findAligner: () => Promise<FuriganaAligner>,
): Promise<{ words: WordDraft[]; furigana: Map<FuriganaOrigin, number> }> {
  const table = new FuriganaTable()
  for await (const row of reading.each('furigana', sources.readFurigana, 220_880)) table.add(row)
  const pitch = new PitchAccents()
  for await (const row of reading.each('pitch accents', sources.readAccents, 124_136)) {
    pitch.add(row)
  }
  const words: WordDraft[] = []
  const furigana = new Map<FuriganaOrigin, number>()
  const knowledge = {
    furigana: table,
    aligner: await findAligner(),
    pitch,
    lists: new InternedLists(),
    shelf: new TextShelf(),
    onFurigana: (origin: FuriganaOrigin, isCommon: boolean) => {
      if (isCommon) furigana.set(origin, (furigana.get(origin) ?? 0) + 1)
    },
  }
  for await (const entry of reading.each('words', sources.readWords, 217_715)) {
    const word = toWordDraft(entry, knowledge)
    if (word !== undefined) words.push(word)
  }
  return { words, furigana }
}

export interface SenseCompletion {
  /** Adds references and sentences to the senses of a word; returns sentences of no certain sense. */
  complete: (senses: StoredSense[], word: WordDraft) => StoredExample[]
  references: ReferenceResolver
}

/** What senses get from the other words and from the sentences. */
export async function readSenseCompletion(
  sources: DictionarySources,
  reading: Reading,
  words: readonly WordDraft[],
): Promise<SenseCompletion> {
  const index = new WordIndex(words)
  const references = new ReferenceResolver(index)
  const examples = new ExampleCollector(index)
  for await (const pair of reading.each('sentences', sources.readSentences, 32_403)) {
    examples.add(pair)
  }
  if (sources.readSentences === undefined) {
    for (const pair of listCourseSentences(sources.course, index)) examples.add(pair)
  }
  return {
    references,
    complete: (senses, word) => {
      references.addTo(senses, word)
      examples.addTo(senses, word.id)
      return examples.listFurther(senses, word.id)
    },
  }
}
