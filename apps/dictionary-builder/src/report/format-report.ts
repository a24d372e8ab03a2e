import type { BuildReport, BuildRun } from './build-report'

const number = new Intl.NumberFormat('en-GB')
const mebibyte = 1024 * 1024

/** The report as a person reads it on a terminal. */
export function formatReport(version: string, report: BuildReport, run: BuildRun | null): string {
  const lines = [`Dictionary ${version} (${report.edition})`, '', 'Sources']
  for (const { name, version } of report.sources) lines.push(`  ${name.padEnd(24)} ${version}`)
  lines.push('', 'Read')
  for (const { what, read, skipped } of report.read) {
    lines.push(`  ${what.padEnd(24)} ${number.format(read).padStart(9)}`)
    for (const { reason, count } of skipped) {
      lines.push(`  ${''.padEnd(24)} ${number.format(count).padStart(9)} skipped: ${reason}`)
    }
  }
  lines.push('', 'Written')
  for (const { what, count } of report.written) {
    lines.push(`  ${what.padEnd(24)} ${number.format(count).padStart(9)}`)
  }
  lines.push('', 'Coverage')
  for (const { feature, covered, of } of report.coverage) {
    const share = of === 0 ? '–' : `${((100 * covered) / of).toFixed(1)} %`
    const counts = `${number.format(covered)} of ${number.format(of)}`
    lines.push(`  ${feature.padEnd(44)} ${share.padStart(8)}  ${counts}`)
  }
  if (report.missing.length > 0) lines.push('', 'Missing')
  for (const { feature, reason } of report.missing) lines.push(`  ${feature}: ${reason}`)
  if (run !== null) lines.push('', ...formatRun(run))
  return lines.join('\n')
}

function formatRun({ seconds, peakMemoryBytes, fileBytes, stages }: BuildRun): string[] {
  const list = (besides: boolean) =>
    stages
      .filter(({ isBeside = false }) => isBeside === besides)
      .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`)
      .join(', ')
  const beside = list(true)
  return [
    `Built in ${seconds.toFixed(1)} s, peak memory ${(peakMemoryBytes / mebibyte).toFixed(0)} MiB, file ${(fileBytes / mebibyte).toFixed(0)} MiB`,
    `  ${list(false)}`,
    ...(beside === '' ? [] : [`  beside: ${beside}`]),
  ]
}
