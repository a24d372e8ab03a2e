import type { LandingAnswers } from './landing-answers'
import { countKanji } from './live/count-kanji'

export const landingPath = '/landing/kanji'

export const landingTitle = 'Learn kanji and keep them | Kotonoha'

/** For lists of search results and previews of links. */
export function describeLanding({ course }: LandingAnswers): string {
  const count = course && course.levels.length > 0 ? `${countKanji(course.levels)} kanji` : 'kanji'
  return `A calm course through ${count} and the words they make: stories, stroke order, handwriting that is graded, pitch accent, and reviews that come when you are about to forget.`
}

/** What it is, in the words of schema.org. */
export function toStructuredData(answers: LandingAnswers): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Kotonoha kanji course',
    description: describeLanding(answers),
    inLanguage: 'en',
    teaches: 'Reading and writing Japanese kanji',
    provider: { '@type': 'Organization', name: 'Kotonoha' },
  }
}
