import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createMemoryModel, type MemoryState } from '../memory-model'
import { again } from '../rating'
import { createSeededRandom } from '../seeded-random'
import { evaluateLog } from './evaluate-log'
import { loadTrainer } from './load-trainer'

const folder = mkdtempSync(join(tmpdir(), 'srs-evaluate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const header = 'card_id,review_time,review_rating'
const noTrainer = () => Promise.resolve(undefined)

function writeLog(text: string): string {
  const path = join(folder, 'log.csv')
  writeFileSync(path, text)
  return path
}

/** A learner who forgets far sooner than the default parameters think. */
const trueParameters = [
  0.1, 0.4, 0.9, 3, 6.8, 0.88, 2.2, 0.02, 1.2, 0.2, 0.75, 1.3, 0.15, 0.25, 1.6, 0.5, 1.8, 0.6, 0.1,
  0.07, 0.3,
]

/** 250 cards, each seen for half a year at the intervals that the default parameters give. */
function simulateLog(): string[] {
  const dice = createSeededRandom(20260401)
  const truth = createMemoryModel({ parameters: trueParameters })
  const scheduler = createMemoryModel()
  const rows: string[] = []
  for (let card = 0; card < 250; card++) {
    let memory: MemoryState | undefined
    let scheduled: MemoryState | undefined
    let elapsedDays = 0
    for (let day = card % 50; day < 180; day += elapsedDays) {
      const chance = memory === undefined ? 0.7 : truth.retrievability(memory, elapsedDays)
      const rating = dice() < chance ? 3 : again
      const minutes = Math.floor(dice() * 600)
      rows.push(`${card},${Date.UTC(2026, 0, 1 + day, 8, minutes)},${rating},2,4200`)
      memory = truth.nextState(memory, elapsedDays, rating)
      scheduled = scheduler.nextState(scheduled, elapsedDays, rating)
      elapsedDays = scheduler.intervalDays(scheduled)
    }
  }
  return rows
}

const simulatedRows = simulateLog()
const simulatedLog = [`${header},review_state,review_duration`, ...simulatedRows].join('\n')

function readRow(lines: string[], name: string) {
  const row = lines.find((line) => line.startsWith(name))
  const [logLoss = Number.NaN, rmse = Number.NaN, area = Number.NaN] =
    row?.split(/\s+/).slice(1).map(Number) ?? []
  return { logLoss, rmse, area }
}

describe('the log of a simulated learner who forgets quickly', () => {
  test('is foretold better after training on its past than by default', async () => {
    const lines = await evaluateLog([writeLog(simulatedLog)], loadTrainer)
    expect(lines[0]).toMatch(
      /^log\.csv: [\d,]+ reviews of 250 cards, [\d,]+ long-term; [\d,]+ scored/,
    )
    const byDefault = readRow(lines, 'default')
    const trained = readRow(lines, 'trained')
    expect(trained.logLoss).toBeLessThan(byDefault.logLoss)
    expect(trained.rmse).toBeLessThan(byDefault.rmse)
    expect(trained.rmse).toBeLessThan(0.1)
    expect(byDefault.area).toBeGreaterThan(0.5)
  }, 60_000)

  test('scores the default parameters alone where the optimiser cannot be loaded', async () => {
    const lines = await evaluateLog([writeLog(simulatedLog)], noTrainer)
    expect(readRow(lines, 'default').logLoss).toBeGreaterThan(0)
    expect(lines.at(-1)).toMatch(/binding cannot be loaded/)
  })

  test('scores the same with line ends of Windows, quotes, a note over two lines, a byte order mark and rows in any order', async () => {
    const expected = await evaluateLog([writeLog(simulatedLog)], noTrainer)
    const quoted = simulatedRows
      .toReversed()
      .map((row) => `${row.replace(/^(\d+)/, '"$1"')},"a ""note"",\r\non two lines"`)
    const columns = '"card_id",review_time,review_rating,review_state,review_duration,note'
    const text = `\uFEFF${columns}\r\n${quoted.join('\r\n')}\r\n`
    expect(await evaluateLog([writeLog(text)], noTrainer)).toEqual(expected)
  })

  test('is cut into other days by another day start', async () => {
    const path = writeLog(simulatedLog)
    const inUtc = await evaluateLog([path], noTrainer)
    const elsewhere = await evaluateLog(
      [path, '--zone', 'America/Los_Angeles', '--day-start', '5'],
      noTrainer,
    )
    expect(elsewhere).not.toEqual(inUtc)
  })
})

describe('what cannot be read is told in one line', () => {
  const time = 1_770_000_000_000
  test.each([
    ['', 'the log is empty', 'an empty file'],
    [`${header}\n`, 'the log is empty', 'a header alone'],
    [
      '1,2,3\n',
      'line 1: the header has no column card_id, review_time, review_rating',
      'no header',
    ],
    [
      `card_id,review_time\na,${time}\n`,
      'line 1: the header has no column review_rating',
      'a lost column',
    ],
    [
      `${header}\na,${time},3\na,${time},5\n`,
      "line 3: review_rating '5' is not 1, 2, 3 or 4",
      'an unknown rating',
    ],
    [
      `${header}\na,${time},3.0\n`,
      "line 2: review_rating '3.0' is not 1, 2, 3 or 4",
      'no whole number',
    ],
    [
      `${header}\na,2026-01-01,3\n`,
      "line 2: review_time '2026-01-01' is no time in milliseconds",
      'a date',
    ],
    [
      `${header}\na,99999999999999999,3\n`,
      "line 2: review_time '99999999999999999' is no time in milliseconds",
      'a time past all dates',
    ],
    [
      `${header}\na,1770000000,3\n`,
      'line 2: review_time 1770000000 is before 1973; milliseconds are expected',
      'seconds',
    ],
    [`${header}\n,${time},3\n`, 'line 2: card_id is empty', 'no card'],
    [`${header}\n\na,${time}\n`, 'line 3: 2 fields where the header has 3', 'a row cut short'],
    [`${header}\n"a,${time},3\n`, 'line 2: a quote is out of place', 'an open quote'],
    [
      `${header}\n"a"b,${time},3\n`,
      'line 2: a quote is out of place',
      'letters after a closing quote',
    ],
    [
      `${header},note\na,${time},3,"two\nlines"\na,${time},5,\n`,
      "line 4: review_rating '5' is not 1, 2, 3 or 4",
      'a row after one of two lines',
    ],
    [
      `${header}\n"x ""y"", z",${time},5\n`,
      "line 2: review_rating '5' is not 1, 2, 3 or 4",
      'a comma and doubled quotes in a field',
    ],
    [
      `${header}\na,${time},3\n`,
      '0 reviews at least one learner day after the last are too few for five folds',
      'one review',
    ],
  ])('%j: %s (%s)', async (text, message) => {
    await expect(evaluateLog([writeLog(text)], noTrainer)).rejects.toThrow(
      expect.objectContaining({ message }),
    )
  })

  test.each([
    [[], /^usage: /, 'no file named'],
    [['a.csv', 'b.csv'], /^usage: /, 'two files'],
    [[join(folder, 'none.csv')], /none\.csv: there is no such file$/, 'a missing file'],
    [[folder], /this is a folder$/, 'a folder'],
    [['a.csv', '--zone', 'Asia/Edo'], /Asia\/Edo/, 'an unknown zone'],
    [['a.csv', '--day-start', '24'], /from 0 to 23/, 'an hour that does not exist'],
    [['a.csv', '--day-start', 'four'], /from 0 to 23/, 'an hour in words'],
    [['a.csv', '--fast'], /--fast/, 'an unknown option'],
  ])('%j: %s (%s)', async (commandLine, message) => {
    await expect(evaluateLog(commandLine, noTrainer)).rejects.toThrow(message)
  })
})
