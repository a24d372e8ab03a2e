import type { Edition } from '../edition/edition'
import type { TanakaPair } from '../sources/examples/tanaka-pair'
import type { CorpusCount, WordFrequency } from '../sources/frequency/word-frequency'
import type { FuriganaRow } from '../sources/furigana/furigana-row'
import type { LexiconRow } from '../sources/ipadic/lexicon-row'
import type { JlptKanjiRow, JlptWordRow } from '../sources/jlpt/jlpt-row'
import type { JmdictEntry } from '../sources/jmdict/jmdict-entry'
import type { KanjidicCharacter } from '../sources/kanjidic/kanjidic-character'
import type { AccentRow } from '../sources/kanjium/accent-row'
import type {
  KanjiElements,
  KanjiNeighbours,
  KanjiVariants,
  OnReadingUse,
  PhoneticComponent,
  RadicalRow,
} from '../sources/kanjium/kanjium-rows'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import type { NameEntry } from '../sources/names/name-entry'
import type { KradEntry, RadkEntry } from '../sources/radicals/krad-entry'
import type { SourceDescription } from '../sources/source-description'
import type { SourceTally } from '../sources/source-tally'
import type { SourceFiles } from './source-files'

/** Streams the entries of one source; every call starts from the beginning. */
export type Reader<Entry> = (tally: SourceTally) => AsyncIterable<Entry>

/**
 * The sources of one build, found and ready to be read, whichever files they come from.
 *
 * A reader that is undefined belongs to an optional source that was not found.
 */
export interface DictionarySources {
  /** `reduced`: the sources came from package registries and are thinner (see `missing`). */
  edition: 'full' | 'reduced'
  descriptions: SourceDescription[]
  files: SourceFiles
  /** What an absent or thin source takes away, in words for the report. */
  missing: { feature: string; reason: string }[]
  /** What people wrote for the course; empty levels are taken from the sources alone. */
  course: Edition

  /** English labels of JMdict's codes (`v1` → `Ichidan verb`), from the file's own declarations. */
  readWordLabels: () => Promise<ReadonlyMap<string, string>>
  readWords: Reader<JmdictEntry>
  readKanji: Reader<KanjidicCharacter>
  readDrawings: Reader<KanjivgDrawing>
  readKrad: Reader<KradEntry>
  readRadk: Reader<RadkEntry>

  readJlptWords: Reader<JlptWordRow> | undefined
  readJlptKanji: Reader<JlptKanjiRow> | undefined
  readAccents: Reader<AccentRow> | undefined
  /** Of sources without counted frequencies: what the order of words is estimated from. */
  readLexicon: Reader<LexiconRow> | undefined
  readFrequencies: Reader<WordFrequency> | undefined
  readCorpusCounts: Reader<CorpusCount> | undefined
  readFurigana: Reader<FuriganaRow> | undefined
  readSentences: Reader<TanakaPair> | undefined
  readNames: Reader<NameEntry> | undefined
  readLookalikes: Reader<KanjiNeighbours> | undefined
  readAntonyms: Reader<KanjiNeighbours> | undefined
  readVariants: Reader<KanjiVariants> | undefined
  readPhonetics: Reader<PhoneticComponent> | undefined
  readRadicals: Reader<RadicalRow> | undefined
  readElements: Reader<KanjiElements> | undefined
  readOnReadingUses: Reader<OnReadingUse> | undefined
}
