import { parseRoles } from './parse-roles'

/**
 * Adverbs of which the first gloss of a dictionary is another use, `text role`, and behind the slash what they say
 * before a negative: まだ食べていない is "not yet", and no "still". After A Dictionary of Basic Japanese Grammar
 * (Makino & Tsutsui, 1986) and of Intermediate Japanese Grammar (1995).
 */
const roles = `
まだ - / (not) yet
もう - / (not) any more
あまり - / (not) very
あんまり - / (not) very
とても - / (not) possibly
なかなか quite / (not) easily
しばらく - / (not) for some time
そんなに - / (not) so
一番 the most / the most
いちばん the most / the most
よく often, well / (not) often, well
どうも somehow / somehow
めちゃくちゃ extremely / extremely
`

const roleOf = parseRoles(roles)

/** What an adverb says of what follows; undefined where its first gloss does. */
interface AdverbRoles {
  usual: string | undefined
  /** Before a negative. */
  negated: string | undefined
}

/** Undefined for what is no adverb of these. */
export function findAdverbRoles(text: string): AdverbRoles | undefined {
  const roles = roleOf.get(text)
  return roles && { usual: roles[0], negated: roles[1] }
}
