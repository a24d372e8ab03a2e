import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What we read of a report in the form of Jest, as Vitest writes it. */
interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/**
 * Tells which tests of a report failed and with what words, so that whoever has only the end of
 * a long output knows too. A report that isn't there tells nothing.
 */
export function tellFailedTests(path: string): string[] {
  const report = readReport(path)
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    // A file whose set-up broke has no failed test, only a message of its own.
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : []
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file} › ${fullName}\n    ${toFirstLines(failureMessages?.[0] ?? '')}`,
    )
  })
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

function toFirstLines(message: string): string {
  const lines = message.split('\n').filter((line) => !line.includes('/node_modules/'))
  return lines.slice(0, 10).join('\n    ')
}
