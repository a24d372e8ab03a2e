import type { Sample } from '@kotonoha/handwriting/training/learn-weights'
import type { HandwritingSample } from './read-samples'

const kana = /^[ぁ-ゖァ-ヺー]$/u
const katakana = /^[ァ-ヺー]$/u

/** An even spread of whatever text over the numbers from 0 up to 1, the same each time. */
function spread(text: string): number {
  let mixed = 7
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 2654435761)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
}

/**
 * Half of the drawings: of kanji and hiragana by the character, so that no writer's drawing of a
 * character that is measured was learnt from; of katakana, which several people drew, by the writer.
 */
export function isHeldOut({ char, writer }: HandwritingSample): boolean {
  return spread(katakana.test(char) ? writer : char) < 0.5
}

/** The samples of one file as the groups that weigh the same in learning. */
export function toGroups(samples: readonly HandwritingSample[]): Sample[][] {
  const drawn = samples.map(({ char, strokes }) => ({ character: char, strokes }))
  const isKana = ({ character }: Sample) => kana.test(character)
  return [drawn.filter((each) => !isKana(each)), drawn.filter(isKana)].filter(
    (group) => group.length > 0,
  )
}
