import { type Rule, rule } from './rule'
import type { WordState } from './word-state'

/** Verbs of which the dictionary form ends in る, which runs together with an n after it. */
const verbsInRu: readonly WordState[] = ['v1', 'v1-s', 'v5r', 'v5r-i', 'v5aru', 'vk', 'vs-i', 'vs']

/** る before の, だ and な is said ん: 何すんの, するんだ → すんだ, 見んな, 食べんなら. */
const afterRu: ReadonlyArray<readonly [ending: string, step: string]> = [
  ['んの', 'explanatory'],
  ['んのか', 'explanatory'],
  ['んだ', 'explanatory'],
  ['んな', 'prohibitive'],
  ['んなら', 'provisional'],
]

/** The kana of a row by their vowels, for adjectives of which the last two vowels became one. */
const rows: readonly (readonly [a: string, o: string, e: string])[] = [
  ['か', 'こ', 'け'],
  ['が', 'ご', 'げ'],
  ['さ', 'そ', 'せ'],
  ['ざ', 'ぞ', 'ぜ'],
  ['た', 'と', 'て'],
  ['だ', 'ど', 'で'],
  ['ば', 'ぼ', 'べ'],
  ['ぱ', 'ぽ', 'ぺ'],
  ['ま', 'も', 'め'],
  ['ら', 'ろ', 'れ'],
  ['わ', 'よ', 'え'],
  ['や', 'よ', 'え'],
  ['ちゃ', 'ちょ', 'ちぇ'],
]
/** さむい, あつい, だるい: u and i become a long i, where that is not another adjective (楽しい). */
const rowsOfLongI: readonly (readonly [u: string, i: string])[] = [
  ['む', 'み'],
  ['つ', 'ち'],
  ['る', 'り'],
]
/** The i of the stem runs together with や: 行きはしない, 行きやしない, 行きゃしない. */
const stemsWithYa = ['き', 'ぎ', 'し', 'ち', 'に', 'び', 'み', 'り']
/** Adjectives by their forms alone, of a verb and of na-adjectives: 違くない, 違かった, 好きくない. */
const asAdjective: ReadonlyArray<readonly [ending: string, as: WordState, ...steps: string[]]> = [
  ['くない', 'adj-i', 'negative'],
  ['くて', 'te', 'te-form'],
]
const longE = ['え', 'ぇ', 'ー']
/** What is written for the い of an adjective that has nothing but a kanji before it. */
const afterKanji = ['え', 'ぇ', 'ええ', 'えぇ']
const longI = ['い', 'ぃ', 'ー']

/**
 * Sounds that run together in casual speech, by class (after Daijirin's notes on spoken forms and
 * Makino & Tsutsui, Dictionary of Intermediate Japanese Grammar, on contractions).
 */
export function listSlurredRules(): Rule[] {
  const slurred = (surface: string, base: string) =>
    rule(surface, base, { from: ['final'], to: ['adj-i'], steps: ['slurred'] })
  return [
    ...afterRu.map(([ending, step]) =>
      rule(ending, 'る', { from: ['final'], to: verbsInRu, steps: [step] }),
    ),
    ...rows.flatMap(([a, o, e]) =>
      longE.flatMap((long) => [slurred(e + long, `${a}い`), slurred(e + long, `${o}い`)]),
    ),
    // ちっちぇ, 小っちぇ: short as well.
    slurred('っちぇ', 'っちゃい'),
    // 高ぇ, 怖ぇ and 怖ええ: the kanji hides the vowel that changes.
    ...afterKanji.map((ending) => slurred(ending, 'い')),
    ...rowsOfLongI.flatMap(([u, i]) => longI.map((long) => slurred(i + long, `${u}い`))),
    // 待ってくんない, 信じらんない.
    rule('くんない', 'くれない', { from: ['adj-i'], to: ['adj-i'] }),
    rule('らんない', 'られない', { from: ['adj-i'], to: ['adj-i'] }),
    ...['やしない', 'はしない'].map((ending) =>
      rule(ending, '', { from: ['adj-i'], to: ['masu-stem'], steps: ['negative'] }),
    ),
    ...stemsWithYa.map((stem) =>
      rule(`${stem}ゃしない`, stem, { from: ['adj-i'], to: ['masu-stem'], steps: ['negative'] }),
    ),
    ...listShortNegatives(),
    // という run together: なんつった, つってた.
    rule('つって', 'いう', {
      from: ['te'],
      to: ['v5u'],
      steps: ['te-form'],
      isNamedOnlyAtEnd: true,
    }),
    rule('つった', 'いう', { from: ['past'], to: ['v5u'], steps: ['past'] }),
    ...listAdjectivesByForm(),
    // 帰ろっか, 寝よっと, 寝ようっと.
    rule('っか', 'う', { from: ['final'], to: ['final'] }),
    rule('っと', 'う', { from: ['final'], to: ['final'] }),
    rule('うっと', 'う', { from: ['final'], to: ['final'] }),
    rule('ましょっか', 'ましょう', { from: ['final'], to: ['final'] }),
  ]
}

/**
 * ない is no more than ね behind く, じゃ, ら and ん: 高くね, 雨じゃね, 知らね, わかんね. The い of いい is one with what
 * follows: いんじゃね.
 */
function listShortNegatives(): Rule[] {
  const negatives = [
    ['くね', 'くない'],
    ['じゃね', 'じゃない'],
    ['らね', 'らない'],
    ['んね', 'らない'],
    ['くんね', 'くれない'],
  ] as const
  return [
    ...negatives.map(([surface, base]) => rule(surface, base, { from: ['final'], to: ['adj-i'] })),
    rule('いんじゃない', 'いい', {
      from: ['adj-i'],
      to: ['adj-ix'],
      steps: ['explanatory', 'negative'],
    }),
  ]
}

/** Young speakers inflect 違う and 好き as adjectives: 違くて, ちげえ, 好きくない. */
function listAdjectivesByForm(): Rule[] {
  const different = [
    ['ちが', 'ちがう'],
    ['違', '違う'],
  ] as const
  return [
    ...asAdjective.flatMap(([ending, as, ...steps]) => [
      rule(ending, '', { from: [as], to: ['adj-na'], steps }),
      ...different.map(([stem, base]) =>
        rule(stem + ending, base, { from: [as], to: ['v5u'], steps }),
      ),
    ]),
    ...different.map(([stem, base]) =>
      rule(`${stem}かった`, base, { from: ['past'], to: ['v5u'], steps: ['past'] }),
    ),
    ...longE.flatMap((long) => [
      rule(`ちげ${long}`, 'ちがう', { from: ['final'], to: ['v5u'], steps: ['slurred'] }),
      rule(`違げ${long}`, '違う', { from: ['final'], to: ['v5u'], steps: ['slurred'] }),
    ]),
  ]
}
