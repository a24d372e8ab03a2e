import { parseRoles } from './parse-roles'

/** What stands before a particle: と after a noun is "with", after a clause "if". */
export type BeforeParticle = 'noun' | 'clause'

/** Where a particle stands. */
export interface ParticlePlace {
  after: BeforeParticle
  /** What is written before it. */
  before: string
  /** Whether nothing follows, or a sign. */
  isLast: boolean
}

/**
 * What particles do in a sentence, in a word or two: `text role` after a noun and, where it is
 * another one there, `/ role` after a clause and `/ role` at the end. A dictionary's first gloss of a particle is that of one
 * of its twenty senses (と "if"); after A Dictionary of Basic Japanese Grammar (Makino & Tsutsui, 1986).
 */
const roles = `
は topic
が subject / but
を object
に to, at
へ towards
で at, by means of
と with, and / if, that (quoting)
も also
の of / the one, that / question, explanation
や and (among others)
か or / question / question
から from / because
まで until, as far as
までに by (no later than)
より than, from
だけ only
しか nothing but
ばかり only / just now
ほど about, as much as
くらい about, at least
ぐらい about, at least
など and so on
なんか something like
なんて such a thing as
でも even, or something / but
って called, as for / quoting
ので because
のに for, to / although
けど but
けれど but
けれども but
し and what is more
ながら while
なら if, as for
さえ even
すら even
こそ the very
とか and the like
ね right?
よ telling you
よね isn't it?
ぞ emphasis
ぜ emphasis
わ feeling
さ you know
やん - / isn't it?
な that is / don't / don't
なあ I think, isn't it
かな I wonder
かしら I wonder
っけ was it?
そう I hear that
には topic (to, at)
では topic (at, by)
とは topic (as for)
にも also (to, at)
への towards (of)
との with (of)
からの from (of)
`

const roleOf = parseRoles(roles)

/** 行くな forbids, 寒いな and 雨だな say what one thinks, and 静かな人 is one who is quiet. */
const forbidden = /[うくぐすつぬぶむる]$/u
const thinking = "I think, isn't it"

/** The role of a particle by where it stands; undefined for what is none we know. */
export function findParticleRole(
  text: string,
  { after, before, isLast }: ParticlePlace,
): string | undefined {
  const [ofNoun, ofClause = ofNoun, atEnd] = roleOf.get(text) ?? []
  if (text === 'な' && after === 'clause' && !forbidden.test(before)) return thinking
  const role = after === 'noun' ? ofNoun : ofClause
  return isLast && (after === 'clause' || text !== 'な') ? (atEnd ?? role) : role
}
