import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { unpackJson } from '@kotonoha/dictionary-db/packed-text/unpack-text'
import type { StoredWordDefinition } from '@kotonoha/dictionary-db/tables/stored-word'
import { build as bundleWithEsbuild } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { repositoryFolder } from './builder-settings'
import { lockBuild } from './pipeline/file/build-lock'

// Each test starts the builder a few times, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const tinySources = join(import.meta.dirname, 'testing/sources')

/** Each start would compile the builder anew, which took longer than what it then does. */
const bundle = join(import.meta.dirname, `../dist/builder-of-test-${process.pid}.mjs`)
const command = [bundle]
const makeRequire = `import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url)`

beforeAll(() =>
  bundleWithEsbuild({
    entryPoints: [join(import.meta.dirname, 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sqlite-on-node-20'],
    banner: { js: makeRequire },
  }),
)
afterAll(() => rmSync(bundle, { force: true }))

interface Place {
  sources: string
  data: string
  dictionary: string
}

/** A copy of the tiny sources that a test may spoil, and an empty data folder. */
function createPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'kotonoha-build-'))
  const sources = join(folder, 'sources')
  cpSync(tinySources, sources, { recursive: true })
  const data = join(folder, 'data')
  return { sources, data, dictionary: join(data, 'dictionary', 'dictionary.sqlite') }
}

let built: Place | undefined

/** With the dictionary that every test which needs one begins with, built for the first of them. */
function createBuiltPlace(): Place {
  built ??= buildOnce()
  const place = createPlace()
  cpSync(built.data, place.data, { recursive: true })
  return place
}

function buildOnce(): Place {
  const place = createPlace()
  expect(build(place).status).toBe(0)
  return place
}

const environmentOf = ({ sources, data }: Place) => ({
  ...process.env,
  KOTONOHA_SOURCES: sources,
  KOTONOHA_DATA: data,
})

function run(place: Place, ...options: string[]) {
  return spawnSync(process.execPath, [...command, ...options], {
    cwd: repositoryFolder,
    encoding: 'utf8',
    env: environmentOf(place),
  })
}

const build = (place: Place, ...options: string[]) =>
  run(place, 'build', '--only-given-sources', ...options)

const listLeftovers = ({ data }: Place) =>
  readdirSync(join(data, 'dictionary')).filter((name) => name.includes('.building-'))

describe('a build', () => {
  test('makes the same bytes from the same sources, and says what it read', () => {
    const one = createPlace()
    const other = createPlace()
    const { stdout, status } = build(one)
    expect(status).toBe(0)
    expect(stdout).toMatch(/words +247/)
    expect(stdout).toMatch(/peak memory \d+ MiB/)
    expect(stdout).toMatch(/beside: .*Planning the curriculum/)
    // Off a terminal the progress is plain lines.
    expect(stdout).not.toContain('\u001b')
    build(other)
    expect(run(one, 'hash').stdout).toMatch(/^[0-9a-f]{64}\n$/)
    expect(readFileSync(one.dictionary).equals(readFileSync(other.dictionary))).toBe(true)
  })

  test('reads sentences that no index line is for', () => {
    const dictionary = openDictionary(createBuiltPlace().dictionary)
    try {
      const [row] = dictionary
        .prepare<{ definition: Uint8Array }>(
          'SELECT definition FROM word_definition WHERE word_id = 1000160',
        )
        .all()
      const { senses } = unpackJson<StoredWordDefinition>(
        dictionary,
        'word',
        row?.definition ?? new Uint8Array(),
      )
      const sentences = senses.flatMap(({ examples = [] }) => examples)
      const school = sentences.find(({ english }) => english === 'I went to school.')
      expect(school?.japanese).toEqual([
        [
          '学校',
          expect.any(Number),
          0,
          [
            ['学', 'がっ'],
            ['校', 'こう'],
          ],
        ],
        ['に', expect.any(Number), 0],
        ['行った', 0, 1, [['行', 'い'], ['った']]],
        '。',
      ])
    } finally {
      dictionary.close()
    }
  })

  test('gives another version to other contents', () => {
    const place = createBuiltPlace()
    const before = openDictionary(place.dictionary).version
    const words = join(place.sources, 'jmdict/JMdict_e_examp.xml')
    writeFileSync(words, readFileSync(words, 'utf8').replace('teacher', 'instructor'))
    build(place)
    expect(openDictionary(place.dictionary).version).not.toBe(before)
  })

  test('does nothing with --if-missing where a usable dictionary is there', () => {
    const place = createBuiltPlace()
    const { stdout, status } = build(place, '--if-missing')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Dictionary [0-9a-f]{16} is there\.\n$/)
  })

  test('replaces with --if-missing what is no dictionary', () => {
    const place = createBuiltPlace()
    writeFileSync(place.dictionary, 'spoilt')
    expect(build(place, '--if-missing').status).toBe(0)
    expect(openDictionary(place.dictionary).version).toMatch(/^[0-9a-f]{16}$/)
  })

  test('leaves a feature out with its optional source, and says so', () => {
    const place = createPlace()
    rmSync(join(place.sources, 'kanjium/accents.txt'))
    rmSync(join(place.sources, 'names'), { recursive: true })
    const { stdout, status } = build(place)
    expect(status).toBe(0)
    expect(stdout).toMatch(/Missing\n(.*\n)*? {2}pitch accent/)
    expect(stdout).toMatch(/proper names/)
  })
})

describe('an update', () => {
  const update = (place: Place) => run(place, 'update', '--only-given-sources')

  test('does nothing while the sources are the same', () => {
    const place = createBuiltPlace()
    const { stdout, status } = update(place)
    expect(status).toBe(0)
    expect(stdout).toMatch(/made from the newest sources already/)
  })

  test('builds when a source is newer, in the place of the dictionary that is being served', () => {
    const place = createBuiltPlace()
    const served = openDictionary(place.dictionary)
    const words = join(place.sources, 'jmdict/JMdict_e_examp.xml')
    writeFileSync(words, readFileSync(words, 'utf8').replace('teacher', 'instructor'))
    expect(update(place).status).toBe(0)
    expect(openDictionary(place.dictionary).version).not.toBe(served.version)
    // The open file is the old one still: whoever reads it goes on undisturbed.
    expect(served.prepare('SELECT count(*) AS count FROM word').get()).toEqual({ count: 247 })
  })
})

describe('report', () => {
  test('tells again what the build told', () => {
    const place = createPlace()
    const built = build(place).stdout
    const report = run(place, 'report').stdout
    expect(built.endsWith(report)).toBe(true)
    expect(report).toMatch(/^Dictionary [0-9a-f]{16} \(full\)/)
  })

  test('says what to run where there is none', () => {
    const { stderr, status } = run(createPlace(), 'report')
    expect(status).toBe(1)
    expect(stderr).toMatch(/run npm run dictionary:build/)
  })
})

describe('a failed build', () => {
  const spoilings: [string, (sources: string) => void, RegExp][] = [
    [
      'words cut off in the middle',
      (sources) => truncateSync(join(sources, 'jmdict/JMdict_e_examp.xml'), 60_000),
      /JMdict_e_examp\.xml/,
    ],
    [
      'an entry that is there twice',
      (sources) => {
        const path = join(sources, 'jmdict/JMdict_e_examp.xml')
        writeFileSync(path, readFileSync(path, 'utf8').replace('1000120', '1000110'))
      },
      /1000110.*twice/,
    ],
    [
      'a code that nobody declared',
      (sources) => {
        const path = join(sources, 'jmdict/JMdict_e_examp.xml')
        writeFileSync(path, readFileSync(path, 'utf8').replace('<pos>&v1;', '<pos>&v99;'))
      },
      /v99/,
    ],
    [
      'a required source that is not there',
      (sources) => rmSync(join(sources, 'kanjidic'), { recursive: true }),
      /kanjidic/,
    ],
    [
      'names in a wrong encoding, met by the second thread',
      (sources) => writeFileSync(join(sources, 'names/enamdict'), Buffer.from([0x8e, 0xff, 0x0a])),
      /enamdict/,
    ],
  ]

  test.each(spoilings)(
    '%s: one message, and the previous dictionary stays',
    (_, spoil, message) => {
      const place = createBuiltPlace()
      const before = readFileSync(place.dictionary)
      spoil(place.sources)
      const { stderr, status } = build(place)
      expect(status).toBe(1)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(stderr).toMatch(message)
      expect(readFileSync(place.dictionary).equals(before)).toBe(true)
      expect(listLeftovers(place)).toEqual([])
    },
  )

  test('killed while it writes, it leaves the previous dictionary, and the next one tidies up', async () => {
    const place = createBuiltPlace()
    const before = readFileSync(place.dictionary)
    await killWhileWriting(place)
    expect(listLeftovers(place)).not.toEqual([])
    expect(readFileSync(place.dictionary).equals(before)).toBe(true)
    // It may have been caught at either of its two files.
    writeFileSync(join(place.data, 'dictionary/handwriting.bin.building-1'), '')
    expect(build(place).status).toBe(0)
    expect(listLeftovers(place)).toEqual([])
  })

  test('while another build runs there is no second one', () => {
    const place = createPlace()
    const unlock = lockBuild(join(place.data, 'dictionary'))
    const { stderr, status } = build(place)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Another dictionary build is running/)
    expect(existsSync(place.dictionary)).toBe(false)
    unlock()
    expect(build(place).status).toBe(0)
  })
})

/** Kills a build between its first and its last write; one that was too quick is tried again. */
async function killWhileWriting(place: Place): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const child = spawn(process.execPath, [...command, 'build', '--only-given-sources'], {
      cwd: repositoryFolder,
      env: environmentOf(place),
      stdio: 'ignore',
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    while (child.exitCode === null && listLeftovers(place).length === 0) await wait(1)
    child.kill('SIGKILL')
    await ended
    if (listLeftovers(place).length > 0) return
  }
  throw new Error('no build could be caught while it was writing')
}
