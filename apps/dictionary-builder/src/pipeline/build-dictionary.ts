import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeSearchIndex } from '@kotonoha/dictionary-db/search-index/write-search-index'
import type { DictionarySources } from '../acquisition/dictionary-sources'
import { toFoundSources } from '../acquisition/open-sources-again'
import type { BuildReport } from '../report/build-report'
import type { Progress } from '../report/progress'
import { addTables } from './file/add-tables'
import { createDictionaryFile, type DictionaryFile } from './file/dictionary-file'
import { Reading } from './reading'
import { type SecondThread, startSecondThread } from './second-thread/start-second-thread'
import { writeDefinitions } from './words/packed-definitions'
import { readSentences } from './words/read-sentences'
import { writeAbout } from './write-about'
import { type EntriesWritten, writeEntries } from './write-entries'

export interface BuiltDictionary {
  version: string
  report: BuildReport
}

interface Places {
  /** Of the dictionary. */
  path: string
  /** Of the templates for handwriting, which are made from the same sources. */
  templatesPath: string
}

/**
 * Builds the dictionary aside and puts it in its place when it is whole: this thread the words, a
 * second one kanji, names and the curriculum, in a file that is added at the end.
 */
export async function buildDictionary(
  sources: DictionarySources,
  { path, templatesPath }: Places,
  progress: Progress,
): Promise<BuiltDictionary> {
  mkdirSync(dirname(path), { recursive: true })
  const file = createDictionaryFile(path)
  const order = { sources: toFoundSources(sources), path: file.besidePath, templatesPath }
  const second = startSecondThread(order, progress)
  try {
    const report = await fill(file, { sources, second }, progress)
    progress.begin('Finishing the file')
    const version = file.publish()
    return { version, report }
  } catch (error) {
    file.discard()
    throw error
  } finally {
    await second.end()
  }
}

interface Parts {
  sources: DictionarySources
  second: SecondThread
}

async function fill(
  file: DictionaryFile,
  { sources, second }: Parts,
  progress: Progress,
): Promise<BuildReport> {
  const { database } = file
  const reading = new Reading(progress)
  const labels = await sources.readWordLabels()
  const entries = await writeIndexedEntries(database, sources, { reading, progress, second })

  progress.begin('Waiting for the second thread')
  const beside = await second.written()
  progress.begin('Adding what it wrote')
  addTables(database, file.besidePath)
  progress.begin('Cutting sentences')
  await readSentencesInHalves(file, entries.unread, second)

  const { words, kanji, examples, senses, headwords } = entries.counts
  const counts = { words, kanji, names: beside.names, examples }
  const report: BuildReport = {
    edition: sources.edition,
    sources: sources.descriptions.map(({ name, version }) => ({ name, version })),
    read: sortByOrder([...reading.report(), ...beside.read]),
    written: Object.entries({ ...counts, senses, headwords }).map(([what, count]) => ({
      what,
      count,
    })),
    coverage: entries.coverage,
    missing: sources.missing,
  }
  database.exec('BEGIN')
  writeAbout(database, sources, labels, counts, report)
  database.exec('COMMIT')
  return report
}

/** The words and their index, after which nothing of them is kept in memory. */
async function writeIndexedEntries(
  ...[database, sources, beside]: Parameters<typeof writeEntries>
): Promise<Omit<EntriesWritten, 'searchWords'>> {
  const { searchWords, ...written } = await writeEntries(database, sources, beside)
  beside.progress.begin('Indexing for search')
  database.exec('BEGIN')
  writeSearchIndex(database, { kind: 'words', words: searchWords })
  database.exec('COMMIT')
  return written
}

/** Each thread reads those of every second word; only then are they written. */
async function readSentencesInHalves(
  file: DictionaryFile,
  unread: readonly number[],
  second: SecondThread,
): Promise<void> {
  const takeHalf = (half: number) => unread.filter((_, place) => place % 2 === half)
  const ofSecond = second.readSentences({ path: file.letOthersRead(), wordIds: takeHalf(1) })
  const { database } = file
  const own = readSentences(database, takeHalf(0))
  const halves = [own, await ofSecond]
  database.exec('BEGIN')
  for (const half of halves) writeDefinitions(database, half)
  database.exec('COMMIT')
}

/** As the report names what was read, whichever thread read it when. */
const order = [
  ...['kanji levels', 'components', 'drawings', 'kanji', 'radicals', 'phonetic components'],
  ...['look-alikes', 'antonyms', 'variants', 'component strokes', 'furigana', 'pitch accents'],
  ...['words', 'word levels', 'frequencies', 'corpus counts', 'lexicon', 'sentences', 'names'],
]

function sortByOrder(read: BuildReport['read']): BuildReport['read'] {
  return read.toSorted((one, other) => order.indexOf(one.what) - order.indexOf(other.what))
}
