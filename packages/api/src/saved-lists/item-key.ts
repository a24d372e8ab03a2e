import type { ItemKey } from '@kotonoha/user-db/queries/lists/list-item'

/** The id of a spelling is told from a kanji by its form (see `docs/glossary.md`). */
const spellingIdPattern = /^s[a-z2-7]{10}$/

/** Which item of a list an id on the wire means. */
export function toItemKey(itemId: string): ItemKey {
  return { kind: spellingIdPattern.test(itemId) ? 'word' : 'kanji', targetId: itemId }
}
