import type { ComponentOverview } from '../../entities/curriculum/component-overview'
import type { Dictionary } from '../../open-dictionary'
import type { StoredComponentSubject } from '../../tables/curriculum-tables'
import { statement } from '../statement'
import { findSubject, listSubjectsById } from './list-subjects'

const factsOfComponent = statement<{ facts: string }>(
  'SELECT facts FROM component_subject WHERE subject_id = ?',
)

/** Undefined where no component has the subject id. */
export function findComponentOverview(
  dictionary: Dictionary,
  subjectId: number,
): ComponentOverview | undefined {
  const row = factsOfComponent.find(dictionary, subjectId)
  const subject = findSubject(dictionary, subjectId)
  if (row === undefined || subject === undefined) return undefined
  const { names, variants, foundIn, related, drawing }: StoredComponentSubject = JSON.parse(
    row.facts,
  )
  return {
    subject,
    names,
    variants,
    drawing,
    foundIn: listSubjectsById(dictionary, foundIn),
    related: listSubjectsById(dictionary, related),
  }
}

const factsOfComponents = statement<{ subject_id: number; facts: string }>(
  'SELECT subject_id, facts FROM component_subject',
)

/** By subject id, how the components look that fonts lack or draw differently; null for the others. */
export function listComponentDrawings(
  dictionary: Dictionary,
): Map<number, ComponentOverview['drawing']> {
  return new Map(
    factsOfComponents.list(dictionary).map(({ subject_id: id, facts }) => {
      const { drawing }: StoredComponentSubject = JSON.parse(facts)
      return [id, drawing]
    }),
  )
}
