import type { SubjectDraft } from '../drafts/subject-draft'
import type { Edition } from './edition'

/** How a part is called in a story: its own name, else the short name of the kanji. */
export function createPartNamer(
  subjects: readonly SubjectDraft[],
  { components, partNames }: Edition,
): (literal: string) => string {
  const meanings = new Map<string, string>()
  for (const { kind, literal, meanings: names } of subjects) {
    // Components come first in a level, and a kanji keeps the name that it has as a part.
    if (kind !== 'word' && !meanings.has(literal)) meanings.set(literal, names[0] ?? literal)
  }
  return (literal) =>
    components.get(literal)?.name ??
    partNames.get(literal) ??
    meanings.get(literal)?.split(', ')[0] ??
    literal
}
