/**
 * The kana a verb's ending turns into. Each entry replaces `dictionary`: 書く has `dictionary` く,
 * `masu` き, `te` いて, so 書 + いて. Where a class makes a form two ways, the usual one is first.
 */
export interface VerbStems {
  /** The part of the dictionary form that changes. */
  dictionary: string
  /** Before ます, たい, ながら. */
  masu: string
  /** Before all of these but ます, where it is another one: なさります is not said, なさりたい is. */
  beforeOthers?: string
  /** Before ない; `[]` never, since every verb has a negative. */
  negative: readonly string[]
  /** Before ず and ぬ (する has せ). */
  literaryNegative: string
  te: string
  /** The past form た. */
  past: string
  provisional: string
  imperative: readonly string[]
  volitional: string
  /** Whole ichidan verbs (書ける); none where the verb has no potential. */
  potential: readonly string[]
  /** Potential of ichidan verbs and 来る without ら: 食べれる. */
  raLessPotential: readonly string[]
  passive: readonly string[]
  causative: readonly string[]
  /** Short causative, a godan verb in す: 食べさす, 書かす. */
  shortCausative: readonly string[]
  /** Kana that a kanji at the head of the ending may stand for: 来 in 来ない is こ. */
  headKana: string
}

interface GodanRow {
  a: string
  i: string
  e: string
  o: string
  te: string
  past: string
}

const godanRows: Readonly<Record<string, GodanRow>> = {
  う: { a: 'わ', i: 'い', e: 'え', o: 'お', te: 'って', past: 'った' },
  く: { a: 'か', i: 'き', e: 'け', o: 'こ', te: 'いて', past: 'いた' },
  ぐ: { a: 'が', i: 'ぎ', e: 'げ', o: 'ご', te: 'いで', past: 'いだ' },
  す: { a: 'さ', i: 'し', e: 'せ', o: 'そ', te: 'して', past: 'した' },
  つ: { a: 'た', i: 'ち', e: 'て', o: 'と', te: 'って', past: 'った' },
  ぬ: { a: 'な', i: 'に', e: 'ね', o: 'の', te: 'んで', past: 'んだ' },
  ぶ: { a: 'ば', i: 'び', e: 'べ', o: 'ぼ', te: 'んで', past: 'んだ' },
  む: { a: 'ま', i: 'み', e: 'め', o: 'も', te: 'んで', past: 'んだ' },
  る: { a: 'ら', i: 'り', e: 'れ', o: 'ろ', te: 'って', past: 'った' },
}

/** Godan: the consonant stays, the vowel moves through the five columns. */
export function godanStems(ending: string): VerbStems | undefined {
  return stemsOfRows.get(ending)
}

function toGodanStems(ending: string, row: GodanRow): VerbStems {
  return {
    dictionary: ending,
    masu: row.i,
    negative: [row.a],
    literaryNegative: row.a,
    te: row.te,
    past: row.past,
    provisional: `${row.e}ば`,
    imperative: [row.e],
    volitional: `${row.o}う`,
    potential: [`${row.e}る`],
    raLessPotential: [],
    passive: [`${row.a}れる`],
    causative: [`${row.a}せる`],
    // 話さす is heard as the plain verb; verbs in す have no short causative.
    shortCausative: ending === 'す' ? [] : [`${row.a}す`],
    headKana: '',
  }
}

const stemsOfRows = new Map(
  Object.entries(godanRows).map(([ending, row]) => [ending, toGodanStems(ending, row)]),
)

/** Ichidan: る falls away. */
export const ichidanStems: VerbStems = {
  dictionary: 'る',
  masu: '',
  negative: [''],
  literaryNegative: '',
  te: 'て',
  past: 'た',
  provisional: 'れば',
  imperative: ['ろ', 'よ'],
  volitional: 'よう',
  potential: ['られる'],
  raLessPotential: ['れる'],
  passive: ['られる'],
  causative: ['させる'],
  shortCausative: ['さす'],
  headKana: '',
}

/** くれる commands as くれ, not くれろ. */
export const kureruStems: VerbStems = { ...ichidanStems, imperative: [''] }

/** 来る: the kanji stays, its reading moves between く, き and こ. */
export const kuruStems: VerbStems = {
  dictionary: 'くる',
  masu: 'き',
  negative: ['こ'],
  literaryNegative: 'こ',
  te: 'きて',
  past: 'きた',
  provisional: 'くれば',
  imperative: ['こい'],
  volitional: 'こよう',
  potential: ['こられる'],
  raLessPotential: ['これる'],
  passive: ['こられる'],
  causative: ['こさせる'],
  shortCausative: ['こさす'],
  headKana: 'くきこ',
}

export const suruStems: VerbStems = {
  dictionary: 'する',
  masu: 'し',
  negative: ['し'],
  literaryNegative: 'せ',
  te: 'して',
  past: 'した',
  provisional: 'すれば',
  imperative: ['しろ', 'せよ'],
  volitional: 'しよう',
  potential: ['できる'],
  raLessPotential: [],
  passive: ['される'],
  causative: ['させる'],
  shortCausative: ['さす'],
  headKana: 'すしせさ',
}

/** 愛する, 訳する, 属する: half way to godan 愛す, with 愛さない beside 愛しない. */
export const suruOfOneKanjiStems: VerbStems = {
  ...suruStems,
  negative: ['さ', 'し'],
  literaryNegative: 'さ',
  imperative: ['せ', 'しろ', 'せよ'],
  volitional: 'そう',
  potential: ['せる'],
  headKana: '',
}

/** 察する, 達する: after っ the verb keeps し and makes its passive with せられる. */
export const suruAfterGeminateStems: VerbStems = {
  ...suruStems,
  potential: ['せる', 'せられる'],
  passive: ['せられる', 'される'],
  causative: ['しさせる', 'させる'],
  shortCausative: [],
  headKana: '',
}

/** 愛す as a verb of its own older class: し, せ and すれ of する, the dictionary form in す. */
export const suStems: VerbStems = {
  ...suruOfOneKanjiStems,
  dictionary: 'す',
  provisional: 'せば',
  headKana: 'すしせさ',
}

/** 論ずる: the older form of 論じる, whose ichidan forms it uses. */
export const zuruStems: VerbStems = {
  dictionary: 'ずる',
  masu: 'じ',
  negative: ['じ'],
  literaryNegative: 'ぜ',
  te: 'じて',
  past: 'じた',
  provisional: 'ずれば',
  imperative: ['じろ', 'ぜよ'],
  volitional: 'じよう',
  potential: ['じられる'],
  raLessPotential: ['じれる'],
  passive: ['じられる', 'ぜられる'],
  causative: ['じさせる'],
  shortCausative: [],
  headKana: '',
}

/** うる, the old form of 得る: all but the dictionary form and the provisional are those of える. */
export const uruStems: VerbStems = {
  dictionary: 'うる',
  masu: 'え',
  negative: ['え'],
  literaryNegative: 'え',
  te: 'えて',
  past: 'えた',
  provisional: 'うれば',
  imperative: ['えろ', 'えよ'],
  volitional: 'えよう',
  potential: [],
  raLessPotential: [],
  passive: ['えられる'],
  causative: ['えさせる'],
  shortCausative: [],
  headKana: 'うえ',
}

const godanRu = godanStems('る')
const godanKu = godanStems('く')
const godanU = godanStems('う')

/** ある: the negative is ない by itself, and nobody is made to ある. */
export const aruStems: VerbStems | undefined = godanRu && {
  ...godanRu,
  dictionary: 'ある',
  masu: 'あり',
  negative: [''],
  literaryNegative: 'あら',
  te: 'あって',
  past: 'あった',
  provisional: 'あれば',
  imperative: ['あれ'],
  volitional: 'あろう',
  potential: ['ありえる'],
  passive: [],
  causative: [],
  shortCausative: [],
  headKana: 'あ',
}

/**
 * なさる, いらっしゃる, ください-verbs: い before ます and in the command only; before たい, ながら and そう the り of
 * the other verbs in る (Daijisen, under なさる).
 */
export const honorificStems: VerbStems | undefined = godanRu && {
  ...godanRu,
  masu: 'い',
  beforeOthers: 'り',
  imperative: ['い'],
  causative: [],
  shortCausative: [],
}

/** 行く: いって, not いいて. */
export const ikuStems: VerbStems | undefined = godanKu && {
  ...godanKu,
  te: 'って',
  past: 'った',
}

/** ゆく has no sound-changed forms of its own; it borrows いって and いった. */
export const yukuStems: VerbStems | undefined = godanKu && {
  ...godanKu,
  dictionary: 'ゆく',
  masu: 'ゆき',
  negative: ['ゆか'],
  literaryNegative: 'ゆか',
  te: 'いって',
  past: 'いった',
  provisional: 'ゆけば',
  imperative: ['ゆけ'],
  volitional: 'ゆこう',
  potential: ['ゆける'],
  passive: ['ゆかれる'],
  causative: ['ゆかせる'],
  shortCausative: ['ゆかす'],
  headKana: 'ゆい',
}

/** 問う, 請う: the old long forms とうて, とうた. */
export const touStems: VerbStems | undefined = godanU && { ...godanU, te: 'うて', past: 'うた' }
