import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collect, createTestFolder } from '../testing/source-files'
import { acquireSources } from './acquire-sources'

const tinySources = fileURLToPath(new URL('../testing/sources', import.meta.url))

let folder: ReturnType<typeof createTestFolder>
let sourcesFolder: string

beforeEach(() => {
  folder = createTestFolder()
  sourcesFolder = join(folder.path, 'sources')
  cpSync(tinySources, sourcesFolder, { recursive: true })
})
afterEach(() => folder.remove())

function acquire(extra: { sourcesFolder?: string } = {}) {
  return acquireSources({ sourcesFolder, dataFolder: folder.path, isolated: true, ...extra })
}

test('the tiny sources make a full dictionary in which every reader finds something', async () => {
  const sources = await acquire()
  expect(sources.edition).toBe('full')
  expect(sources.missing).toEqual([])
  const readers = [
    sources.readWords,
    sources.readKanji,
    sources.readDrawings,
    sources.readKrad,
    sources.readRadk,
    sources.readJlptWords,
    sources.readJlptKanji,
    sources.readAccents,
    sources.readFrequencies,
    sources.readCorpusCounts,
    sources.readFurigana,
    sources.readSentences,
    sources.readNames,
    sources.readLookalikes,
    sources.readAntonyms,
    sources.readVariants,
    sources.readPhonetics,
    sources.readRadicals,
    sources.readElements,
    sources.readOnReadingUses,
  ]
  for (const [index, read] of readers.entries()) {
    if (read === undefined) throw new Error(`reader ${index} is absent`)
    const { tally } = await collect<unknown>(read)
    expect(tally.read, `reader ${index}`).toBeGreaterThan(0)
    expect([...tally.skipped], `reader ${index}`).toEqual([])
  }
  expect((await sources.readWordLabels()).get('v1')).toBe('Ichidan verb')
})

test('every source is credited, with licence, attribution and what it was made of', async () => {
  const { descriptions } = await acquire()
  expect(descriptions.find((each) => each.name === 'JMdict')).toMatchObject({
    version: '2026-01-15',
    date: '2026-01-15',
    licence: 'CC BY-SA 4.0',
    attribution: expect.stringContaining('Electronic Dictionary Research and Development Group'),
  })
  for (const description of descriptions) {
    expect(description.contentHash, description.name).toMatch(/^[0-9a-f]{64}$/)
    expect(description.attribution, description.name).not.toBe('')
  }
})

test('the hash of a source changes with its contents and with nothing else', async () => {
  const hashOf = async () =>
    (await acquire()).descriptions.map((each) => `${each.name} ${each.contentHash}`)
  const before = await hashOf()
  expect(await hashOf()).toEqual(before)
  writeFileSync(join(sourcesFolder, 'kanjivg/kanji/04e00.svg'), '<svg></svg>')
  const changed = (await hashOf()).filter((each) => !before.includes(each))
  expect(changed.map((each) => each.split(' ')[0])).toEqual(['KanjiVG'])
})

test('without an optional source the feature is absent and said to be', async () => {
  rmSync(join(sourcesFolder, 'kanjium/accents.txt'))
  rmSync(join(sourcesFolder, 'names'), { recursive: true })
  const sources = await acquire()
  expect(sources.readAccents).toBeUndefined()
  expect(sources.readNames).toBeUndefined()
  expect(sources.missing.map((each) => each.feature)).toEqual(['pitch accent', 'proper names'])
  expect(sources.readLookalikes).toBeDefined()
})

test.each([
  ['jmdict', /^jmdict: this required source was not found .*JMdict_e_examp\.gz/],
  ['kanjidic', /^kanjidic: .*kanjidic2\.xml\.gz/],
  ['kanjivg', /^kanjivg: .*kanjivg-20250816-main\.zip/],
  ['radicals', /^krad: .*kradzip\.zip/],
])(
  'without %s there is no dictionary, and one message says where to get it',
  async (name, message) => {
    rmSync(join(sourcesFolder, name), { recursive: true })
    await expect(acquire()).rejects.toThrow(message)
  },
)

test('a folder that is not there is named', async () => {
  await expect(acquire({ sourcesFolder: '/nowhere' })).rejects.toThrow(
    '/nowhere: KOTONOHA_SOURCES names no folder',
  )
})

test('a file is found by its kind and not by one exact date; the newest name wins', async () => {
  const jmdict = join(sourcesFolder, 'jmdict')
  cpSync(join(jmdict, 'JMdict_e_examp.xml'), join(jmdict, 'JMdict_e_examp.20200101.xml'))
  renameSync(join(jmdict, 'JMdict_e_examp.xml'), join(jmdict, 'JMdict_e_examp.20260115.xml'))
  writeFileSync(join(jmdict, 'JMdict_e_examp.20200101.xml'), 'an old and broken file')
  writeFileSync(join(jmdict, 'JMdict_e_examp.20270101.xml.part'), 'half a download')
  const { entries } = await collect((await acquire()).readWords)
  expect(entries.length).toBeGreaterThan(200)
})

test('what a person puts into the download cache is used like a download', async () => {
  const sources = await acquireSources({
    sharedFolder: join(folder.path, 'nothing'),
    // The cache is the folder `sources` of the data folder.
    dataFolder: folder.path,
  })
  expect(sources.edition).toBe('full')
  expect(sources.missing).toEqual([])
})

test('a nearer place wins, source by source', async () => {
  const shared = join(folder.path, 'shared')
  cpSync(tinySources, shared, { recursive: true })
  writeFileSync(join(shared, 'kanjium/lookalikes.txt'), 'from\tafar\n')
  rmSync(join(sourcesFolder, 'kanjium/antonyms.txt'))
  const sources = await acquireSources({
    sourcesFolder,
    sharedFolder: shared,
    dataFolder: join(folder.path, 'data'),
  })
  const { entries } = await collect(sources.readLookalikes ?? async function* () {})
  expect(entries.map((each) => each.kanji)).not.toContain('from')
  expect(sources.readAntonyms).toBeDefined()
})

test('a cached file that changed since its download is not trusted', async () => {
  const file = join(sourcesFolder, 'kanjium/antonyms.txt')
  const record = { url: 'https://example.org/', totalBytes: 3, etag: null, lastModified: null }
  writeFileSync(`${file}.record.json`, JSON.stringify({ ...record, sha256: 'f'.repeat(64) }))
  const messages: string[] = []
  const abort = new AbortController()
  const acquiring = acquireSources({
    sharedFolder: join(folder.path, 'nothing'),
    dataFolder: folder.path,
    signal: abort.signal,
    // Stopped before it asks the open internet for a better copy.
    onProgress: ({ message }) => {
      messages.push(message)
      abort.abort(new Error('enough'))
    },
  })
  await expect(acquiring).rejects.toThrow('enough')
  expect(messages).toEqual([`${file} is damaged and is fetched anew`])
})
