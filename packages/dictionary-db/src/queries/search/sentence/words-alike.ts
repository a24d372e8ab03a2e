import { oncePerDictionary } from '../../../once-per-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import type { SentencePart } from './sentence-part'
import { findSpelling } from './word-candidates'

/** A word that is written as another one is, or in one of its forms, and when that one is meant. */
interface Alike {
  written: string
  reading: string
  meant: { written: string; reading: string }
  isMeant: (parts: readonly SentencePart[], place: number) => boolean
}

/** What gets less full: a stomach, a train; a seat, a shop and a person are free (あく). */
const lessFull = /(?:腹|おなか|お腹|電車|バス|道|道路|車内|店内)$/u
const subject = /^(?:が|も|は)$/u
const destination = /^(?:に|へ)$/u
/** 何だ, 何で, 何の, 何と, 何名様. */
const soundsBehindNan = /^(?:[だでのと]|名)/u
const isThing = /^(?:[がをはも]|ある|あった|ない|なかった|なし|じゃ)/u
const ofPersons = /^(?:[はがもの]|には|にも)$/u
/** 歩いて十分ほど are minutes, and 十分ある is enough. */
const behindMinutes =
  /^(?:ほど|ぐらい|くらい|おき|後|前|間$|以内|以上|ずつ|遅れ|早く|経|たった|待)/u
const beforeMinutes = /^(?:あと|約|わずか|たった|歩いて|走って|車で|バスで)$/u

const alike: readonly Alike[] = [
  {
    written: '空く',
    reading: 'すく',
    meant: { written: '空く', reading: 'あく' },
    isMeant(parts, place) {
      const isBehindSubject = subject.test(parts[place - 1]?.text ?? '')
      return !lessFull.test(parts[place - (isBehindSubject ? 2 : 1)]?.text ?? '')
    },
  },
  {
    written: '十分',
    reading: 'じゅうぶん',
    meant: { written: '分', reading: 'ふん' },
    isMeant: (parts, place) =>
      behindMinutes.test(parts[place + 1]?.text ?? '') ||
      beforeMinutes.test(parts[place - 1]?.text ?? ''),
  },
  {
    // An eagle is written ワシ.
    written: 'わし',
    reading: 'わし',
    meant: { written: '儂', reading: 'わし' },
    isMeant: (parts, place) =>
      parts[place]?.text === 'わし' && ofPersons.test(parts[place + 1]?.text ?? ''),
  },
  {
    // The dictionary has モノ before it.
    written: 'もの',
    reading: 'もの',
    meant: { written: '物', reading: 'もの' },
    isMeant: (parts, place) => parts[place]?.text === 'もの',
  },
  {
    // 食べるもんがない; at the end of a clause it says why.
    written: 'もん',
    reading: 'もん',
    meant: { written: '物', reading: 'もん' },
    isMeant: (parts, place) => isThing.test(parts[place + 1]?.text ?? ''),
  },
  {
    // A place is visited, and somebody is asked.
    written: '訪ねる',
    reading: 'たずねる',
    meant: { written: '尋ねる', reading: 'たずねる' },
    isMeant: (parts, place) =>
      parts[place]?.text.startsWith('たず') === true &&
      !/^[をへ]$/u.test(parts[place - 1]?.text ?? ''),
  },
  ...['引く', 'ひく'].map((written) => ({
    written,
    reading: 'ひく',
    meant: { written: '弾く', reading: 'ひく' },
    isMeant: (parts: readonly SentencePart[], place: number) =>
      parts[place]?.text.startsWith('ひ') === true &&
      /^[をがはも]$/u.test(parts[place - 1]?.text ?? '') &&
      played.test(parts[place - 2]?.text ?? ''),
  })),
  {
    // 読みたいと思う方は, お持ちの方は: who does, with respect.
    written: '方',
    reading: 'ほう',
    meant: { written: '方', reading: 'かた' },
    isMeant: (parts, place) =>
      parts[place]?.text === '方' &&
      /^(?:は|も|には|へ|、|が$)/u.test(parts[place + 1]?.text ?? '') &&
      isOfPerson(parts, place),
  },
  {
    // 三ヶ月間.
    written: '間',
    reading: 'あいだ',
    meant: { written: '間', reading: 'かん' },
    isMeant: (parts, place) =>
      /(?:[\d一二三四五六七八九十百数何半][年日週分秒晩]|[ヶかカケ箇]月|世紀)$/u.test(
        parts[place - 1]?.text ?? '',
      ),
  },
  {
    // Called out; what is above is written in kanji.
    written: '上',
    reading: 'うわ',
    meant: { written: 'うわ', reading: 'うわ' },
    isMeant: (parts, place) => parts[place]?.text === 'うわ',
  },
  {
    written: '仮名',
    reading: 'かな',
    meant: { written: 'かな', reading: 'かな' },
    isMeant: (parts, place) =>
      parts[place]?.text === 'かな' &&
      /[うくぐすつぬぶむるいただん]$/u.test(parts[place - 1]?.text ?? ''),
  },
  {
    // 今日はついている: what one breathes out is a lie or a sigh.
    written: 'つく',
    reading: 'つく',
    meant: { written: '付く', reading: 'つく' },
    isMeant: (parts, place) =>
      parts[place]?.text.startsWith('つ') === true &&
      ![place - 1, place - 2].some((at) => breathed.test(parts[at]?.text ?? '')),
  },
  {
    // Who looks in; what is left out is said with のぞいて and のぞけば.
    written: '除く',
    reading: 'のぞく',
    meant: { written: '覗く', reading: 'のぞく' },
    isMeant: (parts, place) => /^のぞ(?:いた|いて.|き|か)/u.test(parts[place]?.text ?? ''),
  },
  {
    written: '通る',
    reading: 'とおる',
    meant: { written: '通う', reading: 'かよう' },
    isMeant: (parts, place) =>
      parts[place]?.text.startsWith('通って') === true &&
      destination.test(parts[place - 1]?.text ?? ''),
  },
  {
    written: '何',
    reading: 'なに',
    meant: { written: '何', reading: 'なん' },
    isMeant: (parts, place) => soundsBehindNan.test(parts[place + 1]?.text ?? ''),
  },
  {
    // A sauce.
    written: 'だれ',
    reading: 'だれ',
    meant: { written: '誰', reading: 'だれ' },
    isMeant: (parts, place) => parts[place]?.text === 'だれ',
  },
  {
    written: '卿',
    reading: 'きょう',
    meant: { written: '今日', reading: 'きょう' },
    isMeant: (parts, place) => parts[place]?.text === 'きょう',
  },
  {
    written: '一日',
    reading: 'いちにち',
    meant: { written: '一日', reading: 'ついたち' },
    isMeant: (parts, place) => /月$/u.test(parts[place - 1]?.text ?? ''),
  },
  {
    written: '一月',
    reading: 'ひとつき',
    meant: { written: '一月', reading: 'いちがつ' },
    isMeant: (parts, place) =>
      parts[place]?.text === '1月' || /年$/u.test(parts[place - 1]?.text ?? ''),
  },
  {
    written: '寒気',
    reading: 'かんき',
    meant: { written: '寒気', reading: 'さむけ' },
    isMeant: (parts, place) =>
      subject.test(parts[place + 1]?.text ?? '') && /^[さしす]/u.test(parts[place + 2]?.text ?? ''),
  },
  {
    // What is sorted is named before it: ごみの分別.
    written: '分別',
    reading: 'ぶんべつ',
    meant: { written: '分別', reading: 'ふんべつ' },
    isMeant: (parts, place) =>
      !/(?:の|[ごゴ][みミ])$/u.test(parts[place - 1]?.text ?? '') &&
      /^(?:ある|が|も|なく|の|くさ|盛り)/u.test(parts[place + 1]?.text ?? ''),
  },
  {
    // With だ and な it is reasonable, and at the beginning of a clause it takes something back.
    written: 'もっとも',
    reading: 'もっとも',
    meant: { written: '最も', reading: 'もっとも' },
    isMeant: (parts, place) =>
      parts[place - 1]?.word !== undefined &&
      parts[place + 1]?.word !== undefined &&
      !/^(?:だ|で|な$|なの|なん|も$|の$|らし|と$)/u.test(parts[place + 1]?.text ?? ''),
  },
  {
    written: '当たり',
    reading: 'あたり',
    meant: { written: '辺り', reading: 'あたり' },
    isMeant: (parts, place) =>
      parts[place]?.text === 'あたり' && /^[のこそあ]/u.test(parts[place - 1]?.text ?? ''),
  },
  {
    written: '影',
    reading: 'かげ',
    meant: { written: '陰', reading: 'かげ' },
    isMeant: (parts, place) =>
      parts[place]?.text === 'かげ' &&
      parts[place - 1]?.text === 'の' &&
      /^(?:に|で|から)$/u.test(parts[place + 1]?.text ?? ''),
  },
  {
    // 予報通り.
    written: '通り',
    reading: 'とおり',
    meant: { written: '通り', reading: 'どおり' },
    isMeant: (parts, place) =>
      parts[place]?.text === '通り' && endsAsNoun.test(parts[place - 1]?.text ?? ''),
  },
  {
    // 学校をでる; しんでる has the other.
    written: 'でる',
    reading: 'でる',
    meant: { written: '出る', reading: 'でる' },
    isMeant: (parts, place) => /^(?:[をがにもはへ]|から|まで)$/u.test(parts[place - 1]?.text ?? ''),
  },
  {
    written: '御',
    reading: 'お',
    meant: { written: '御', reading: 'ご' },
    isMeant: (parts, place) => readInChinese.test(parts[place + 1]?.text ?? ''),
  },
  {
    written: '等',
    reading: 'ら',
    meant: { written: '等', reading: 'など' },
    isMeant: (parts, place) => {
      const before = parts[place - 1]?.text ?? ''
      return endsAsNoun.test(before) && !persons.test(before)
    },
  },
]

const played =
  /(?:ピアノ|ギター|バイオリン|ヴァイオリン|チェロ|オルガン|ハープ|琴|三味線|楽器|曲)$/u
const breathed = /(?:嘘|うそ|ウソ|息|いき|悪態|杖|つえ)$/u
const ofVerb = /(?:[うくぐすつぬぶむるただ]|たい)$/u

/** Is it said of what somebody does (思う方), or has in polite words (お持ちの方)? */
function isOfPerson(parts: readonly SentencePart[], place: number): boolean {
  const before = parts[place - 1]
  if (before?.text === 'の') {
    return (
      /^[おご]$/u.test(parts[place - 3]?.text ?? '') ||
      /^[おご]/u.test(parts[place - 2]?.text ?? '')
    )
  }
  return before?.word !== undefined && ofVerb.test(before.text) && parts[place + 1]?.text !== 'が'
}

const endsAsNoun = /[\p{sc=Han}\p{sc=Katakana}ー々A-Za-z\d]$/u
/** 御意見; 御電話 and its like are お all the same. */
const readInChinese =
  /^(?!電話|料理|弁当|時間|返事|掃除|洗濯|化粧|勉強|誕生日|天気|食事|財布|野菜|名前|友達|宅|菓子|豆腐|茶碗|母|父|姉|兄|手|金|酒|茶|花|寺|店|米|湯)\p{sc=Han}{2}/u
const toldBehind = /^(?:に|には|にも)$/u
const kin = /(?:父|母|兄|姉|弟|妹|親|先生|さん|友達|友人|医者|みんな|誰|私|彼|彼女|僕|君|達|たち)$/u
const persons = /(?:彼|我|僕|君|お前|彼女|者|子|奴|俺|達|女|男|人)$/u

interface FoundAlike {
  meant: number
  isMeant: Alike['isMeant']
}

/** By the spelling that is one word or the other. */
const openAlike = oncePerDictionary((index: WordIndex) => {
  const found = new Map<number, FoundAlike>()
  for (const { written, reading, meant, isMeant } of alike) {
    const spelling = findSpelling(index, written, reading)
    const meantSpelling = findSpelling(index, meant.written, meant.reading)
    if (spelling === undefined || meantSpelling === undefined) continue
    found.set(spelling, { meant: meantSpelling, isMeant })
  }
  return found
})

/** いった and いって in kana are of 行く, and behind と of 言う; of 要る and 煎る hardly ever. */
const went = /^いっ[たてちと]/u
const said = /^(?:って|て|と[かはも]?)$/u

const openGoing = oncePerDictionary((index: WordIndex) => ({
  needed: index.headwords.keys.find(toSearchKey('いる')),
  go: findSpelling(index, '行く', 'いく'),
  say: findSpelling(index, '言う', 'いう'),
}))

/** The spelling of the word that is meant in the place of another, where it is another. */
export function findMeantWord(
  index: WordIndex,
  parts: readonly SentencePart[],
  place: number,
): number | undefined {
  const { text, word } = parts[place] ?? {}
  if (word === undefined || text === undefined) return undefined
  const other = openAlike(index).get(word.spelling)
  if (other?.isMeant(parts, place) === true) return other.meant
  if (!went.test(text)) return undefined
  const { needed, go, say } = openGoing(index)
  const isNeeded = index.readingKey[word.spelling] === needed
  const isGoing =
    go !== undefined && index.wordOfSpelling[go] === index.wordOfSpelling[word.spelling]
  if (!isNeeded && !isGoing) return undefined
  const before = parts[place - 1]?.text ?? ''
  // 母にいった.
  const isToldTo = toldBehind.test(before) && kin.test(parts[place - 2]?.text ?? '')
  return isToldTo || (isNeeded && said.test(before)) ? say : go
}
