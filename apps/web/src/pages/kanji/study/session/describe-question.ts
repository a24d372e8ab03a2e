import type { Facet } from '@kotonoha/study/subject'
import type { StudyItem } from '../../../../study-device/study-item'

const kinds: Record<StudyItem['kind'], string> = {
  component: 'component',
  kanji: 'kanji',
  word: 'word',
}

/** What is asked: "Kanji meaning". */
export function nameQuestion({ kind }: Pick<StudyItem, 'kind'>, facet: Facet): string {
  const name = kinds[kind]
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${facet}`
}

/** The same for who cannot see the item: "Reading of the word 食べる". */
export function sayQuestion(item: Pick<StudyItem, 'kind' | 'literal' | 'meaning'>, facet: Facet) {
  // Read aloud the kanji would be the answer, so its meaning says what to write.
  if (facet === 'writing') return `Write the kanji for ${item.meaning}`
  const what = facet === 'meaning' ? 'Meaning' : 'Reading'
  return `${what} of the ${kinds[item.kind]} ${item.literal}`
}
