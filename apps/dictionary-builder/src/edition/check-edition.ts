import type { EditionProblem } from './parse-edition-level'
import type { ReadEdition } from './read-edition'
import { checkAcrossLevels } from './rules/check-across-levels'
import { checkLevel } from './rules/check-level'
import { checkSentences } from './rules/check-sentences'
import type { CourseFacts } from './rules/course-facts'
import type { Report } from './rules/report-problem'

/** Everything that is to be mended in the edition, by file. */
export function checkEdition(
  { edition, files, problems }: ReadEdition,
  facts: CourseFacts,
): EditionProblem[] {
  const found = [...problems]
  const reportOf = (level: number): Report => {
    const place = files.get(level)
    return (field, message) =>
      found.push({
        file: place?.file ?? `level ${level}`,
        line: place?.findLine(field) ?? null,
        field: field.join('.'),
        message,
      })
  }
  for (const level of edition.levels) checkLevel(level, facts, reportOf(level.level))
  checkAcrossLevels(edition, reportOf)
  checkSentences(edition, facts, reportOf)
  return found
}
