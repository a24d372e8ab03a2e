import { isLongEnd } from '@kotonoha/japanese/kana/long-end'
import { connectionCost, numberOfKind } from './connection-costs'
import { unknownCharacter } from './cut-sentence'
import type { SentencePart } from './sentence-part'

const startKind = numberOfKind('start')
const unknownKind = numberOfKind('unknown')

/** What the words cost by which a sentence is cut, for each of its characters: the more, the less it is said so. */
export function costPerCharacter(parts: readonly SentencePart[]): number {
  let cost = 0
  let length = 0
  let kindBefore = startKind
  for (const { text, word } of parts) {
    // What is called out is said no less: いくぞー.
    if (isLongEnd(text)) continue
    const kind = word?.kind ?? unknownKind
    cost += connectionCost(kindBefore, kind) + (word?.cost ?? unknownCharacter * text.length)
    length += text.length
    kindBefore = kind
  }
  return length === 0 ? 0 : cost / length
}
