import { findAdverbRoles } from '@kotonoha/japanese/particles/adverb-roles'
import { findFormalNounRole } from '@kotonoha/japanese/particles/formal-nouns'
import { findParticleRole } from '@kotonoha/japanese/particles/particle-roles'
import type { WordItem } from '../search-result'
import type { SentencePart } from './sentence-part'

const functionWord = /^(?:prt|conj|cop|aux)/u
const predicate = /^(?:v|adj-ix?$|aux|cop)/u
const nominal = /^(?:n|pn)$/u
/** As expressions that are clauses end: 申し訳ございません. */
const endOfClause = /(?:[うくぐすつぬぶむるいただ]|ません|です|ます)$/u
/** What stands before nouns: の, and この, そんな. */
const beforeNouns = /^(?:の|[こそあど]の|[こそあど]んな)$/u

const isCopula = /^(?:だ|で)/u
const isPast = /[ただ]$/u
const wished = /(?:[おこそとのほもよろごぞどぼぽ]う|く)$/u
/** 医者だって言ってた is だ with って; 医者だってする is even a doctor. */
const quoted = /^(?:言|い[いうっわ]|聞|思|書|さ$|よ$)/u
const continues = /[てで]$/u
/** 二年, 10分, 一度 and 何回. */
const isCounted = /^[\d〇一二三四五六七八九十百千万億何数]+[^\d〇一二三四五六七八九十百千万億]/u
const asking = /^(?:誰|だれ|何|なに|どこ|どれ|どちら|どっち|いつ)[にへと]?$/u
/** もう一つ; もう一年 is a year already as often. */
const anotherOne = /^(?:少し|すこし|ちょっと|ひと|[一二三][つ人回杯本枚個名冊])/u
const concessive = /^(?:いくら|どんなに|どれだけ)$/u
const becomes = /^(?:な[っりるられ]|し[たてまな]|す[るれ])/u
/** Nouns and suffixes to the dictionary, which say behind any other word what the particle does. */
const alsoParticles = /^(?:ほど|やん)$/u

/**
 * What a word does where it stands, which is seldom the first gloss of its entry: a particle, or a noun that
 * says how the clause before it is meant. A particle need not be in the dictionary for that.
 */
export function findRole(
  parts: readonly SentencePart[],
  items: readonly (WordItem | undefined)[],
  place: number,
): string | undefined {
  const { text = '' } = parts[place] ?? {}
  const { text: before = '', word: wordBefore } = parts[place - 1] ?? {}
  const { text: next = '', word: nextWord } = parts[place + 1] ?? {}
  const after = isClause(parts[place - 1], items[place - 1]) || before === 'な' ? 'clause' : 'noun'
  const isModified = after === 'clause' || beforeNouns.test(before)
  if (text === 'もの' && isCopula.test(next) && isPast.test(before)) return 'thing, used to'
  if (text === '方' && items[place]?.reading === 'かた') return 'person (politely)'
  const formal = isModified ? findFormalNounRole(text, after) : undefined
  if (formal !== undefined) return formal
  const ofNext = nextWord === undefined ? undefined : findRoleBefore(parts, items, place)
  if (ofNext !== undefined) return ofNext
  const isBehindNoun = wordBefore !== undefined && !isModified
  const ofNoun = isBehindNoun ? findRoleBehind(parts, items, place) : undefined
  if (ofNoun !== undefined) return ofNoun
  const [code] = items[place - 1]?.partsOfSpeech ?? []
  if (text === 'に' && code === 'adj-na' && !becomes.test(next)) return '…ly (how)'
  if (text === 'ばかり' && continues.test(before)) return 'nothing but'
  if (text === 'とも' && wished.test(before)) return 'even if'
  if (text === 'だって' && wordBefore !== undefined) {
    return quoted.test(next) ? 'that it is (quoting)' : 'even'
  }
  const isOtherWord = items[place]?.partsOfSpeech.every((code) => !functionWord.test(code))
  const isParticle =
    (wordBefore !== undefined && alsoParticles.test(text)) ||
    (text === 'なんて' && after === 'clause')
  if (isOtherWord === true && !isParticle) return undefined
  // 行くのか: what is asked for is the whole clause.
  const isLast = nextWord === undefined || (text === 'か' && before === 'の')
  return findParticleRole(text, { after, before, isLast })
}

/** What is said of what is before: 食事前, 二年前, 誰も, 一度も. */
function findRoleBehind(
  parts: readonly SentencePart[],
  items: readonly (WordItem | undefined)[],
  place: number,
): string | undefined {
  const { text = '' } = parts[place] ?? {}
  const { text: before = '' } = parts[place - 1] ?? {}
  if (text === '前') return isCounted.test(before) ? 'ago, before' : 'before'
  const isAsking = asking.test(before)
  if (text === 'でも') return isAsking ? 'any' : undefined
  if (text !== 'も' || !(isAsking || isCounted.test(before))) return undefined
  if (isNegated(parts, items, place)) return isAsking ? '(not) any' : '(not) even'
  return isAsking ? 'every, any' : 'as many as, also'
}

/** What is said of what follows: 来るかどうか, あと五分, and what adverbs say. */
function findRoleBefore(
  parts: readonly SentencePart[],
  items: readonly (WordItem | undefined)[],
  place: number,
): string | undefined {
  const { text = '' } = parts[place] ?? {}
  const { text: next = '' } = parts[place + 1] ?? {}
  if (text === 'か' && next === 'どうか') return 'whether'
  if (text === 'どうか' && parts[place - 1]?.text === 'か') return 'or not'
  if (text === 'あと' && isCounted.test(next)) return 'more, left'
  if (concessive.test(text) && /[てで]も$/u.test(next)) return 'no matter how'
  if (text === 'もう' && anotherOne.test(next)) return 'more, another'
  const [code = ''] = items[place + 1]?.partsOfSpeech ?? []
  // 一番が, よくなる: not said of what follows.
  if (functionWord.test(code) || (text === 'よく' && becomes.test(next))) return undefined
  const roles = findAdverbRoles(text)
  if (roles === undefined) return undefined
  return isNegated(parts, items, place) ? roles.negated : roles.usual
}

/** Is what is said there denied by the clause's predicate (まだ昼を食べていない)? */
function isNegated(
  parts: readonly SentencePart[],
  items: readonly (WordItem | undefined)[],
  place: number,
): boolean {
  const end = Math.min(parts.length, place + longestClause)
  for (let at = place + 1; at < end; at += 1) {
    const part = parts[at]
    const item = items[at]
    if (part === undefined || (item === undefined && at > place + 1)) return false
    if (negative.test(part.text) && isClause(part, item)) return true
    const goesOn = goesOnWith.test(parts[at + 1]?.text ?? '') || continues.test(part.text)
    if (isClause(part, item) && !goesOn) return false
  }
  return false
}

/** In words; a text of five hundred characters without a predicate is not read to its end for each of them. */
const longestClause = 16
const negative =
  /(?:ない|なかった|ません|ませんでした|なく|なくて|なければ|ないで|(?<!は)ず|ねえ|ねー|へん|んかった)$/u
/** 見たことがない, 行くつもりはない: the clause is what is denied. */
const goesOnWith = /^(?:こと|つもり|わけ|はず|気)/u

function isClause(part: SentencePart | undefined, item: WordItem | undefined): boolean {
  if (part === undefined || item === undefined) return false
  const { partsOfSpeech, match } = item
  // 約束した is of a noun, and a clause.
  if (match.inflections.length > 0 && endOfClause.test(part.text)) return true
  if (partsOfSpeech.some((code) => nominal.test(code))) return false
  if (partsOfSpeech.some((code) => predicate.test(code))) return true
  return partsOfSpeech.includes('exp') && endOfClause.test(part.text)
}
