import type { StoredSubjectStudy } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import { toVerbKey } from '@kotonoha/study/block-lists/build-block-list'

/** A build that is broken everywhere need not say so 20,000 times. */
const mostReported = 20

/** What must hold of every answer that is taught, accepted or refused; collects what does not. */
export class AnswerCheck {
  private readonly broken: string[] = []

  /** `senses`: all that the sources say of the literal. */
  add(literal: string, study: StoredSubjectStudy, senses: readonly string[]): void {
    for (const meaning of [study.meaning, ...study.acceptedMeanings]) {
      if (!hasBalancedBrackets(meaning)) this.broken.push(`${literal} is taught as "${meaning}"`)
    }
    const own = new Set([...senses, ...study.acceptedMeanings].map(toVerbKey))
    for (const { text, reason } of study.blockedMeanings) {
      // What a person refused and gave a reason for may be a sense that is not meant here.
      if (reason === undefined && own.has(toVerbKey(text))) {
        this.broken.push(`${literal} means "${text}", which is refused`)
      }
    }
  }

  /** Throws where something was broken. */
  finish(): void {
    if (this.broken.length === 0) return
    const shown = this.broken.slice(0, mostReported).join('; ')
    throw new Error(`${this.broken.length} answers of the curriculum are broken: ${shown}`)
  }
}

const closing = new Map([
  [')', '('],
  [']', '['],
])

export function hasBalancedBrackets(text: string): boolean {
  const open: string[] = []
  for (const letter of text) {
    if (letter === '(' || letter === '[') open.push(letter)
    const opener = closing.get(letter)
    if (opener !== undefined && open.pop() !== opener) return false
  }
  return open.length === 0
}
