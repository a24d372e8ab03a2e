import type { EvaluationReport } from './evaluate'
import type { GraderReport } from './measure-grader'
import type { ConditionReport } from './measure-recogniser'

export function printConditions(conditions: readonly ConditionReport[]): void {
  for (const { name, first, five, ten } of conditions) {
    const shares = [first, five, ten].map((each) => each.toFixed(1).padStart(5))
    console.log(`  ${name.padEnd(9)} ${shares.join(' / ')}`)
  }
}

function printGrader(name: string, grader: GraderReport): void {
  const { script, right, rightFailed, tiltedFailed, roughFailed, otherFailed } = grader
  const [failed, tilted, rough, other] = [rightFailed, tiltedFailed, roughFailed, otherFailed].map(
    (each) => each.toFixed(1),
  )
  console.log(
    `${name}, grading ${right} ${script}: right failed ${failed}, tilted ${tilted}, rough ${rough}; other characters failed ${other}; ${grader.medianMs.toFixed(1)} ms at the median, ${grader.slowMs.toFixed(1)} at the 99th percentile`,
  )
  for (const each of grader.mistakes) {
    const shares = [each.failed, each.named, each.reason].map((share) =>
      share.toFixed(1).padStart(5),
    )
    console.log(
      `  ${each.name.padEnd(10)} failed ${shares[0]}, at its stroke ${shares[1]}, for its reason ${shares[2]}, strokes flagged ${each.flagged.toFixed(2)}`,
    )
    const told = Object.entries(each.told)
      .sort(([, a], [, b]) => b - a)
      .map(([what, count]) => `${what} ${count}`)
    console.log(`             ${told.join(', ')}`)
  }
}

export function printReport(report: EvaluationReport): void {
  console.log(
    `templates: ${report.templates}, ${report.templateBytes} bytes, ${report.compressedBytes} by brotli; made ready in ${report.loadMs.toFixed(0)} ms`,
  )
  for (const { name, samples, conditions, grader } of report.sources) {
    if (conditions.length > 0) console.log(`${name}: top 1 / 5 / 10, per cent of ${samples}`)
    printConditions(conditions)
    for (const each of grader) printGrader(name, each)
  }
  if (report.medianMs === 0) return
  console.log(
    `time of a query: median ${report.medianMs.toFixed(1)} ms, 95th percentile ${report.p95Ms.toFixed(1)} ms`,
  )
}
