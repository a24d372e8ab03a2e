import type { Edition } from '../../edition/edition'
import { listNamedParts } from '../../edition/story-parts'
import type { CurriculumKanji } from '../curriculum-input'
import type { Decomposition, Part } from './decompose'
import type { PlannedLevel } from './plan-levels'

/** Whether the edition has all that the drawings and word counts of the full sources are read for. */
export function canFollow(kanji: readonly CurriculumKanji[], edition: Edition): boolean {
  return (
    kanji.length > 0 &&
    kanji.every(
      ({ literal, drawing }) => (drawing?.tree ?? null) === null && edition.kanji.has(literal),
    )
  )
}

/**
 * The parts that the stories name, which are those that the full sources tell. Nothing else is
 * known of the shapes.
 */
export function takeApartByStory(
  kanji: readonly CurriculumKanji[],
  edition: Edition,
): Decomposition {
  const taught = new Set([...kanji.map(({ literal }) => literal), ...edition.components.keys()])
  const parts = kanji.map(({ literal }): [string, string[]] => {
    const named = listNamedParts(edition.kanji.get(literal)?.story ?? '')
    const literals = named.map((part) => part.literal)
    return [literal, [...new Set(literals)].filter((part) => part !== literal && taught.has(part))]
  })
  return { parts: new Map(parts), known: new Map<string, Part>() }
}

/** The levels as they are written; they were planned with the counts of the full sources. */
export function followLevels(
  kanji: readonly CurriculumKanji[],
  { levels }: Edition,
): PlannedLevel[] {
  const byLiteral = new Map(kanji.map((each) => [each.literal, each]))
  return levels.map(({ level, components, kanji: written }) => ({
    level,
    components: components.map(({ component }) => component),
    kanji: written.flatMap((each) => byLiteral.get(each.kanji) ?? []),
  }))
}
