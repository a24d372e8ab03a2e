import { shortenDescription } from '../../../../kit/page-description/shorten-description'
import type { KanjiDefinition } from './kanji-definition'

/** A kanji in a line, such as `食: eat, food. Read ショク、たべる. 9 strokes.` */
export function describeKanji({
  literal,
  meanings,
  readings,
  strokeCount,
}: KanjiDefinition): string {
  const texts = readings.map(({ reading }) => reading)
  const parts = [
    `${literal}: ${meanings.join(', ') || 'a kanji'}.`,
    texts.length === 0 ? '' : `Read ${texts.slice(0, 6).join('、')}.`,
    `${strokeCount} strokes.`,
  ]
  return shortenDescription(parts.filter((part) => part !== '').join(' '))
}
