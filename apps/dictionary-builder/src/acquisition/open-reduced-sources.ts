import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Edition } from '../edition/edition'
import { toJmdictEntry } from '../edition/to-jmdict-entry'
import { readArchive } from '../sources/bytes/read-archive'
import { readBytes } from '../sources/bytes/read-bytes'
import { edictMarks } from '../sources/edict/edict-codes'
import { findOfficialForm } from '../sources/edict/official-forms'
import { readEdict } from '../sources/edict/read-edict'
import { readIpadic } from '../sources/ipadic/read-ipadic'
import { readKanjiData } from '../sources/jlpt/read-kanji-data'
import type { JmdictEntry } from '../sources/jmdict/jmdict-entry'
import { readWordPriorities } from '../sources/jmdict/read-word-priorities'
import type { KanjidicCharacter, SkipCode } from '../sources/kanjidic/kanjidic-character'
import { readKanjidicLines } from '../sources/kanjidic/read-kanjidic-lines'
import { readPlainDrawings } from '../sources/kanjivg/read-plain-drawings'
import { findEdictDate } from '../sources/names/read-enamdict'
import type { KradEntry } from '../sources/radicals/krad-entry'
import { readRadk } from '../sources/radicals/read-radk'
import type { SourceDescription } from '../sources/source-description'
import { SourceError } from '../sources/source-error'
import { SourceTally } from '../sources/source-tally'
import { credits } from './credits'
import type { DictionarySources } from './dictionary-sources'
import type { PackageFiles } from './fetch-packages'
import { hashFile } from './hash-file'
import type { CreditId } from './source-need'

const missing: DictionarySources['missing'] = [
  'newer words, entry numbers and cross-references',
  'half of the kanji',
  'components of kanji in their places',
  'JLPT levels of words',
  'pitch accent',
  'counted frequency of words',
  'example sentences but those of the course',
  'proper names',
].map((feature) => ({ feature, reason: 'the reduced dictionary comes from package registries' }))

/** SKIP codes by kanji: Debian leaves them out of its KANJIDIC, the npm package has them. */
async function readSkipCodes(archive: string): Promise<Map<string, SkipCode[]>> {
  const codes = new Map<string, SkipCode[]>()
  for await (const { path, bytes } of readArchive(archive, (each) =>
    each.endsWith('data/kanjidic'),
  )) {
    const stream = (async function* () {
      yield bytes
    })()
    const name = `${archive} (${path})`
    for await (const { literal, skip } of readKanjidicLines(name, stream, new SourceTally())) {
      codes.set(literal, skip)
    }
    return codes
  }
  throw new SourceError(archive, 'holds no data/kanjidic')
}

/** KRADFILE is RADKFILE turned round. */
async function* invertRadk(file: string, tally: SourceTally): AsyncGenerator<KradEntry> {
  const components = new Map<string, string[]>()
  for await (const entry of readRadk(file, new SourceTally())) {
    for (const kanji of entry.kanji) {
      components.set(kanji, [...(components.get(kanji) ?? []), entry.component])
    }
  }
  for (const [kanji, parts] of components) {
    tally.countRead()
    yield { kanji, components: parts }
  }
}

async function findPackageDate(file: string): Promise<string | null> {
  const beginning = (await readFile(file)).subarray(0, 400).toString('latin1')
  return /(\d{4}-\d\d-\d\d)\//.exec(beginning)?.[1] ?? null
}

async function describe(
  credit: CreditId,
  file: string,
  version: string | null,
  date: string | null,
): Promise<SourceDescription> {
  return {
    ...credits[credit],
    version: version ?? 'unknown',
    date,
    contentHash: await hashFile(file),
  }
}

/** The marks of JMdict's words by how they are written and read. */
async function readPriorities(archive: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const marks = new Map<string, readonly string[]>()
  for await (const { text, reading, priorities } of readWordPriorities(
    archive,
    new SourceTally(),
  )) {
    marks.set(`${text}\t${reading}`, priorities)
  }
  return marks
}

/** EDICT's words, and those of the course that it lacks. */
async function* readWords(
  edict: string,
  packages: PackageFiles,
  course: Edition,
  tally: SourceTally,
): AsyncGenerator<JmdictEntry> {
  const marks = await readPriorities(packages.kanjiData)
  const lacking = new Map(
    course.levels.flatMap(({ words }) => words).map((word) => [word.id, word]),
  )
  for await (const entry of readEdict(edict, tally, {
    findNumber: (text, reading) => course.findWord(text, reading)?.word.id,
    listPriorities: (text, reading) => marks.get(`${text}\t${reading}`) ?? [],
  })) {
    lacking.delete(entry.id)
    yield entry
  }
  for (const word of lacking.values()) {
    tally.countRead()
    yield toJmdictEntry(word)
  }
}

/** The kanji of the jōyō list that the package cannot write, after those that stand for them. */
function toOfficialKanji(character: KanjidicCharacter): KanjidicCharacter[] {
  const form = findOfficialForm(character.literal)
  if (form === undefined) return [character]
  const { official, strokeCount } = form
  const ucs = (official.codePointAt(0) ?? 0).toString(16)
  const codepoints = { ucs, jis208: null, jis212: null, jis213: null }
  const taught = { ...character, literal: official, codepoints, grade: joyoGrade, strokeCount }
  return [character, { ...taught, variants: [], indices: [], skip: [], fourCorner: [] }]
}

/** Jōyō kanji that are not taught in primary school. */
const joyoGrade = 8

/** Joins the packages of the reduced dictionary to their readers; the course tells its words' numbers. */
export async function openReducedSources(
  packages: PackageFiles,
  course: Edition,
): Promise<Omit<DictionarySources, 'course'>> {
  const edict = join(packages.edict, 'usr/share/edict/edict')
  const kanjidic = join(packages.kanjidic, 'usr/share/edict/kanjidic')
  const radkfile = join(packages.kiten, 'usr/share/kiten/radkfile')
  const edictDate = await findEdictDate(edict)
  const kanjidicDate = await findPackageDate(kanjidic)

  async function* readKanji(tally: SourceTally): AsyncGenerator<KanjidicCharacter> {
    const skipCodes = await readSkipCodes(packages.skip)
    for await (const character of readKanjidicLines(kanjidic, readBytes(kanjidic), tally)) {
      const skip = skipCodes.get(character.literal) ?? []
      yield* toOfficialKanji({ ...character, skip })
    }
  }

  return {
    edition: 'reduced',
    descriptions: [
      await describe('edict', edict, edictDate, edictDate),
      await describe('kanjidic-package', kanjidic, kanjidicDate, kanjidicDate),
      await describe('skip-package', packages.skip, '0.1.0', '2015-09-10'),
      await describe('kiten', radkfile, null, null),
      await describe('kanjivg-package', packages.kanjivg, '5.0.0', null),
      await describe('kanji-data', packages.kanjiData, '1.1.0', null),
      await describe('ipadic', packages.ipadic, '2.7.0-20070801', '2007-08-01'),
    ],
    files: { edition: 'reduced', packages },
    missing,
    readWordLabels: async () => new Map([...edictMarks].map(([code, mark]) => [code, mark.label])),
    readWords: (tally) => readWords(edict, packages, course, tally),
    readKanji,
    readDrawings: (tally) => readPlainDrawings(packages.kanjivg, tally),
    readKrad: (tally) => invertRadk(radkfile, tally),
    readRadk: (tally) => readRadk(radkfile, tally),
    readJlptWords: undefined,
    readJlptKanji: (tally) => readKanjiData(packages.kanjiData, tally),
    readAccents: undefined,
    readLexicon: (tally) => readIpadic(packages.ipadic, tally),
    readFrequencies: undefined,
    readCorpusCounts: undefined,
    readFurigana: undefined,
    readSentences: undefined,
    readNames: undefined,
    readLookalikes: undefined,
    readAntonyms: undefined,
    readVariants: undefined,
    readPhonetics: undefined,
    readRadicals: undefined,
    readElements: undefined,
    readOnReadingUses: undefined,
  }
}
