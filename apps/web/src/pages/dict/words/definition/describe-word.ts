import { shortenDescription } from '../../../../kit/page-description/shorten-description'
import type { WordDefinition } from './word-definition'

/** A word in a line, such as `食べる（たべる）: 1. to eat 2. to live on`. */
export function describeWord({ spelling, senses }: WordDefinition): string {
  const { text, reading } = spelling
  const name = text === reading ? text : `${text}（${reading}）`
  const meanings = senses.map(({ glosses }) => glosses.map((gloss) => gloss.text).join('; '))
  const numbered = meanings.map((meaning, index) => `${index + 1}. ${meaning}`)
  return shortenDescription(`${name}: ${meanings.length === 1 ? meanings[0] : numbered.join(' ')}`)
}
