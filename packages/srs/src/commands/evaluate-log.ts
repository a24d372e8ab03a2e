import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isLongTerm, listCardHistories } from '../evaluation/review-history'
import { type Score, scoreFolds } from '../evaluation/score-folds'
import { createLearnerCalendar, type LearnerCalendar } from '../learner-day'
import { InputError } from './input-error'
import type { loadTrainer } from './load-trainer'
import { readReviewLog } from './read-review-log'

const usage = 'usage: npm run srs:evaluate -- LOG.csv [--zone Asia/Tokyo] [--day-start 4]'

function parseOptions(commandLine: string[]): { path: string; calendar: LearnerCalendar } {
  const { values, positionals } = parseArgs({
    args: commandLine,
    allowPositionals: true,
    options: {
      zone: { type: 'string', default: 'UTC' },
      'day-start': { type: 'string', default: '4' },
    },
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new InputError(usage)
  const dayStart = values['day-start']
  if (!/^\d{1,2}$/.test(dayStart)) {
    throw new InputError(`--day-start '${dayStart}' is not an hour from 0 to 23`)
  }
  const calendar = createLearnerCalendar({ zone: values.zone, dayStartHour: Number(dayStart) })
  return { path, calendar }
}

function formatRow(name: string, score: Score): string {
  const columns = [
    name.padEnd(9),
    score.logLoss.toFixed(4).padStart(8),
    score.rmseOfBins.toFixed(4).padStart(11),
    (score.areaUnderCurve?.toFixed(3) ?? '–').padStart(6),
  ]
  return columns.join(' ')
}

/** Reads the log that the command line names and gives the lines to print. */
export async function evaluateLog(
  commandLine: string[],
  findTrainer: typeof loadTrainer,
): Promise<string[]> {
  const { path, calendar } = parseOptions(commandLine)
  const reviews = await readReviewLog(path)
  const histories = listCardHistories(reviews, calendar)
  const longTermCount = histories.flat().filter(isLongTerm).length
  const scoreOfDefault = await scoreFolds(histories, () => undefined)
  if (scoreOfDefault === undefined) {
    throw new InputError(
      `${longTermCount} reviews at least one learner day after the last are too few for five folds`,
    )
  }
  const count = (value: number) => value.toLocaleString('en-US')
  const lines = [
    `${basename(path)}: ${count(reviews.length)} reviews of ${count(histories.length)} cards, ` +
      `${count(longTermCount)} long-term; ${count(scoreOfDefault.reviewCount)} scored in 5 forward folds`,
    '          log loss  RMSE(bins)    AUC',
    formatRow('default', scoreOfDefault),
  ]
  const train = await findTrainer()
  if (train === undefined) {
    lines.push('trained: @open-spaced-repetition/binding cannot be loaded on this system')
    return lines
  }
  const scoreOfTrained = await scoreFolds(histories, train)
  if (scoreOfTrained !== undefined) lines.push(formatRow('trained', scoreOfTrained))
  return lines
}
