import { parseRoles } from './parse-roles'

/**
 * Nouns that say no more than how what stands before them is meant (行ったとき, そういうわけで) are written in kana
 * there, though their entries have kanji first (formal nouns: Makino & Tsutsui, 1986).
 */
const writtenOf: Readonly<Record<string, string>> = {
  とき: '時',
  わけ: '訳',
  とおり: '通り',
  かわり: '代わり',
  あいだ: '間',
  あと: '後',
  もの: '物',
}

/** How the formal noun is written in kanji; undefined for other kana. */
export function findWrittenFormalNoun(kana: string): string | undefined {
  return writtenOf[kana]
}

/**
 * What such nouns say of what is before them, `text role` after a noun with の and `/ role` after a clause; `-`
 * where their first meaning says it. After A Dictionary of Basic Japanese Grammar (Makino & Tsutsui, 1986).
 */
const roles = `
ため for, because of / because of, in order to
為 for the sake of / because of, in order to
うち among, within / while, before
とき when
ときに when
ときには - / when
時 when
とおり as, in the way of / as, in the way that
かわり instead of
代わり instead of
たび every time
度 - / every time
あいだ during / while
間 - / while
あと after
後 after
まえ in front of, before / before
前 in front of, before / before
ところ - / place, point (when)
以上 - / now that
上 - / besides, after
うえ - / besides, after
せい because of
おかげ thanks to
こと - / …ing, the fact that
わけ reason, that is why
ほう side (of two), rather
方 side (of two), rather
ほど as much as / so much that
よう like, as / as if, so that
`

const roleOf = parseRoles(roles)

/** What the formal noun says of what stands before it: a noun with の or its like (そのため), or a clause. */
export function findFormalNounRole(text: string, after: 'noun' | 'clause'): string | undefined {
  const [ofNoun, ofClause = ofNoun] = roleOf.get(text) ?? []
  return after === 'noun' ? ofNoun : ofClause
}
