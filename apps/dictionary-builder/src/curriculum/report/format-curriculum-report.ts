import type { CurriculumReport } from './curriculum-report'
import { targets } from './curriculum-report'

/** Of the order as designed (decision 009), measured on other corpora than those at hand. */
const designOrder = { 108: 0.311, 500: 0.706, 1000: 0.879 } as const

/** The report as a person reads it on a terminal. */
export function formatCurriculumReport(report: CurriculumReport): string {
  return [
    `${report.kanji} kanji in ${report.levels.length} levels, ${report.coreCards} core cards`,
    '',
    ...formatParts(report),
    '',
    ...formatCoverage(report),
    '',
    ...formatDeadlines(report),
    '',
    ...formatReadings(report),
    '',
    ...formatLevels(report),
  ].join('\n')
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function judge(isMet: boolean, wanted: string): string {
  return `(wanted ${wanted}: ${isMet ? 'met' : 'MISSED'})`
}

function formatParts({ pairs, levels, ...report }: CurriculumReport): string[] {
  const most = Math.max(...levels.map(({ components }) => Array.from(components).length), 0)
  const share = pairs.before / Math.max(1, pairs.all)
  return [
    'Parts',
    `  parts per kanji                    ${report.partsPerKanji.toFixed(2)}`,
    `  kanji and other shapes as parts    ${report.kanjiAsParts} and ${report.shapesAsParts}`,
    `  taught as items of their own       ${levels.reduce((sum, each) => sum + Array.from(each.components).length, 0)}`,
    `  most in one level                  ${most} ${judge(most <= targets.components, `≤ ${targets.components}`)}`,
    `  kanji with every part taught       ${report.kanjiWithPartsTaught} of ${report.kanji} ${judge(report.kanjiWithPartsTaught === report.kanji, 'all')}`,
    `  part kanji taught before (pairs)   ${share.toFixed(3)} ${judge(share >= targets.pairs, `≥ ${targets.pairs}`)}`,
  ]
}

function formatCoverage({ coverage, area2000 }: CurriculumReport): string[] {
  const area = mean(area2000)
  const list = (shares: readonly number[]) => shares.map((share) => share.toFixed(3)).join(' ')
  return [
    'Share of the kanji in running text (mean; mixed texts, Wikipedia, newspapers)',
    ...coverage.map(({ kanji, shares }) => {
      const wanted = Object.entries(designOrder).find(([count]) => Number(count) === kanji)?.[1]
      const design = wanted === undefined ? '' : `  design ${wanted.toFixed(3)}`
      return `  after ${String(kanji).padStart(4)} kanji    ${mean(shares).toFixed(3)}   ${list(shares)}${design}`
    }),
    `  area, first 2000    ${area.toFixed(3)}   ${list(area2000)} ${judge(area >= targets.area2000, `≥ ${targets.area2000}`)}`,
  ]
}

function formatDeadlines({ deadlines, readable432 }: CurriculumReport): string[] {
  const lines = deadlines.map(({ jlpt, kanji, afterKanji, level, due }) => {
    const verdict = due === null ? '' : judge(level <= due, `level ${due}`)
    return `  N${jlpt}  ${String(kanji).padStart(4)} kanji, all taught after kanji no. ${String(afterKanji).padStart(4)}, level ${String(level).padStart(2)} ${verdict}`
  })
  const { words, readable } = readable432
  const share = (readable / Math.max(1, words)).toFixed(3)
  return ['JLPT', ...lines, `  words of N5 to N3 readable after 432 kanji  ${share} of ${words}`]
}

function formatReadings({ taughtReadings }: CurriculumReport): string[] {
  const { on, kun, covered, uncovered } = taughtReadings
  const share = covered / Math.max(1, on + kun)
  return [
    'Taught readings',
    `  on ${on}, kun ${kun}; shown by a core word ${covered}, ${share.toFixed(3)} ${judge(share >= targets.taughtReadings, `≥ ${targets.taughtReadings}`)}`,
    ...(uncovered === '' ? [] : [`  by no core word: ${uncovered}`]),
  ]
}

function formatLevels({ levels }: CurriculumReport): string[] {
  const total = levels.reduce((sum, { coreWords }) => sum + coreWords, 0)
  const most = Math.max(...levels.map(({ coreWords }) => coreWords), 0)
  return [
    `Levels: parts, core words (${total}, at most ${most} ${judge(most <= targets.coreWords, `≤ ${targets.coreWords}`)}), other words, kanji`,
    ...levels.map(({ level, components, coreWords, extendedWords, kanji }) =>
      [
        String(level).padStart(4),
        String(Array.from(components).length).padStart(3),
        String(coreWords).padStart(3),
        String(extendedWords).padStart(4),
        ` ${kanji}`,
      ].join(' '),
    ),
  ]
}
