import type { SourceDescription } from '../sources/source-description'
import type { Edition } from './edition'

/** Levels of the course. */
const levelCount = 60

/**
 * The line of our own texts among the sources; none while nothing is written. Where no source has
 * sentences, those of the course are the examples.
 */
export function describeCourse(
  { levels, hash }: Edition,
  { hasSentences }: { hasSentences: boolean },
): SourceDescription[] {
  if (levels.length === 0) return []
  const written =
    levels.length === levelCount ? `all ${levelCount}` : `${levels.length} of ${levelCount}`
  const study = `Kanji study: meanings, answers, stories, sounds and sentences of ${written} levels.`
  return [
    {
      name: 'Kotonoha edition of the course',
      use: hasSentences ? study : `${study} Example sentences of words.`,
      version: hash.slice(0, 8),
      date: null,
      licence: 'No licence chosen yet',
      licenceUrl: null,
      url: '/app/dict/credits',
      attribution: 'Written for Kotonoha by its makers.',
      contentHash: hash,
    },
  ]
}
