import type {
  CurriculumLevel,
  CurriculumOverview,
} from '../../entities/curriculum/curriculum-overview'
import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'

interface LevelRow {
  level: number
  kanji: number
  components: number
  words: number
  extended: number
}

const overviews = oncePerDictionary((dictionary): CurriculumOverview => {
  const version = dictionary.prepare<{ version: number }>('SELECT version FROM curriculum').get()
  const levels = dictionary
    .prepare<LevelRow>(`
      SELECT level,
             sum(kind = 2) AS kanji,
             sum(kind = 1) AS components,
             sum(kind = 3 AND is_core) AS words,
             sum(kind = 3 AND NOT is_core) AS extended
      FROM   subject
      GROUP  BY level
      ORDER  BY level`)
    .all()
  return { version: version?.version ?? 0, levels: levels.map(toLevel) }
})

/** The levels with what each holds. */
export function getCurriculum(dictionary: Dictionary): CurriculumOverview {
  return overviews(dictionary)
}

function toLevel({ level, kanji, components, words, extended }: LevelRow): CurriculumLevel {
  return { level, kanji, components, words, extendedWords: extended }
}
