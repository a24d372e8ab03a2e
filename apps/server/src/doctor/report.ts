import type { Finding, State } from './finding'

const marks: Record<State, string> = { works: 'works', off: 'off  ', wrong: 'WRONG' }

const partWidth = 16

/** One line of the report. */
export function toLine({ part, state, text }: Finding): string {
  return `${marks[state]}  ${part.padEnd(partWidth)}${text}`
}

/** The last line, and what the command ends with: 1 where anything is wrong. */
export function conclude(findings: readonly Finding[]): { line: string; exitCode: 0 | 1 } {
  const count = (state: State) => findings.filter((finding) => finding.state === state).length
  const wrong = count('wrong')
  const line = `${count('works')} work, ${count('off')} off, ${wrong} wrong`
  return { line, exitCode: wrong === 0 ? 0 : 1 }
}
