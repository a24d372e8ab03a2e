import type { EditionProblem } from './parse-edition-level'

/** `level-03.yaml:120 kanji.4.story: does not name {日}` */
export function formatEditionProblem({ file, line, field, message }: EditionProblem): string {
  return `${file}${line === null ? '' : `:${line}`} ${field === '' ? '' : `${field}: `}${message}`
}
