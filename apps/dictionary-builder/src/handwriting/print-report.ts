import type { EvaluationReport } from './evaluate'
import type { ConditionReport } from './measure-recogniser'

export function printConditions(conditions: readonly ConditionReport[]): void {
  for (const { name, first, five, ten } of conditions) {
    const shares = [first, five, ten].map((each) => each.toFixed(1).padStart(5))
    console.log(`  ${name.padEnd(9)} ${shares.join(' / ')}`)
  }
}

export function printReport(report: EvaluationReport): void {
  console.log(
    `templates: ${report.templates}, ${report.templateBytes} bytes, ${report.compressedBytes} by brotli; made ready in ${report.loadMs.toFixed(0)} ms`,
  )
  for (const { name, samples, conditions, grader } of report.sources) {
    console.log(`${name}: top 1 / 5 / 10, per cent of ${samples}`)
    printConditions(conditions)
    console.log(`  right drawings failed: ${grader.rightFailed.toFixed(1)} of ${grader.right}`)
    for (const each of grader.mistakes) {
      console.log(
        `  ${each.name.padEnd(9)} failed ${each.failed.toFixed(1)}, named ${each.named.toFixed(1)}, strokes flagged ${each.flagged.toFixed(2)}`,
      )
    }
  }
  console.log(
    `time of a query: median ${report.medianMs.toFixed(1)} ms, 95th percentile ${report.p95Ms.toFixed(1)} ms`,
  )
}
