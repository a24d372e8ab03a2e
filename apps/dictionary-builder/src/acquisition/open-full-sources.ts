import { basename } from 'node:path'
import { readTanaka } from '../sources/examples/read-tanaka'
import { readCorpusCounts } from '../sources/frequency/read-corpus-counts'
import { readWordFrequencies } from '../sources/frequency/read-word-frequencies'
import { readFurigana } from '../sources/furigana/read-furigana'
import { readJlptKanji } from '../sources/jlpt/read-jlpt-kanji'
import { readJlptWords } from '../sources/jlpt/read-jlpt-words'
import type { JmdictEntry } from '../sources/jmdict/jmdict-entry'
import { openJmdict } from '../sources/jmdict/open-jmdict'
import { readKanjidic } from '../sources/kanjidic/read-kanjidic'
import type { RadicalRow } from '../sources/kanjium/kanjium-rows'
import { readAccents } from '../sources/kanjium/read-accents'
import {
  readElements,
  readNeighbours,
  readOnReadingUses,
  readPhonetics,
  readRadicals,
  readRadicalVariants,
  readVariants,
} from '../sources/kanjium/read-kanjium'
import { readKanjivg } from '../sources/kanjivg/read-kanjivg'
import { readEnamdict } from '../sources/names/read-enamdict'
import { readJmnedict } from '../sources/names/read-jmnedict'
import { readKrad } from '../sources/radicals/read-krad'
import { readRadk } from '../sources/radicals/read-radk'
import type { SourceDescription } from '../sources/source-description'
import type { SourceTally } from '../sources/source-tally'
import type { DictionarySources, Reader } from './dictionary-sources'
import type { NeedId } from './source-need'

type FileReader<Entry> = (file: string, tally: SourceTally) => AsyncIterable<Entry>

const jlptWordNeeds: readonly NeedId[] = ['jlpt-n5', 'jlpt-n4', 'jlpt-n3', 'jlpt-n2', 'jlpt-n1']

/** Joins the found files to their readers. */
export function openFullSources(
  paths: ReadonlyMap<NeedId, string>,
  descriptions: SourceDescription[],
  missing: DictionarySources['missing'],
): Omit<DictionarySources, 'course'> {
  const getPath = (id: NeedId): string => {
    const path = paths.get(id)
    if (path === undefined) throw new Error(`the source ${id} was opened without being found`)
    return path
  }
  const reader =
    <Entry>(id: NeedId, read: FileReader<Entry>): Reader<Entry> =>
    (tally) =>
      read(getPath(id), tally)
  const optionalReader = <Entry>(id: NeedId, read: FileReader<Entry>): Reader<Entry> | undefined =>
    paths.get(id) === undefined ? undefined : reader(id, read)

  async function* readWords(tally: SourceTally): AsyncGenerator<JmdictEntry> {
    yield* (await openJmdict(getPath('jmdict'))).readEntries(tally)
  }
  async function* readAllRadicals(tally: SourceTally): AsyncGenerator<RadicalRow> {
    yield* readRadicals(getPath('radical-list'), tally)
    const variants = paths.get('radical-variants')
    if (variants !== undefined) yield* readRadicalVariants(variants, tally)
  }
  const jlptLists = jlptWordNeeds.flatMap((id) => paths.get(id) ?? [])
  const names = paths.get('names')
  const readNames =
    names !== undefined && basename(names).startsWith('JMnedict') ? readJmnedict : readEnamdict

  return {
    edition: 'full',
    descriptions,
    files: { edition: 'full', paths },
    missing,
    readWordLabels: async () => {
      const jmdict = await openJmdict(getPath('jmdict'))
      await jmdict.close()
      return jmdict.labels
    },
    readWords,
    readKanji: reader('kanjidic', readKanjidic),
    readDrawings: reader('kanjivg', readKanjivg),
    readKrad: reader('krad', readKrad),
    readRadk: reader('radk', readRadk),
    readJlptWords: jlptLists.length === 0 ? undefined : (tally) => readJlptWords(jlptLists, tally),
    readJlptKanji: optionalReader('jlpt-kanji', readJlptKanji),
    readAccents: optionalReader('accents', readAccents),
    readLexicon: undefined,
    readFrequencies: optionalReader('wordfreq', readWordFrequencies),
    readCorpusCounts: optionalReader('corpus-counts', readCorpusCounts),
    readFurigana: optionalReader('furigana', readFurigana),
    readSentences: optionalReader('sentences', readTanaka),
    readNames: optionalReader('names', readNames),
    readLookalikes: optionalReader('lookalikes', readNeighbours),
    readAntonyms: optionalReader('antonyms', readNeighbours),
    readVariants: optionalReader('variants', readVariants),
    readPhonetics: optionalReader('phonetics', readPhonetics),
    readRadicals: paths.get('radical-list') === undefined ? undefined : readAllRadicals,
    readElements: optionalReader('elements', readElements),
    readOnReadingUses: optionalReader('on-readings', readOnReadingUses),
  }
}
