import type { RubySegment } from './ruby'

const kanji = /\p{sc=Han}/u

/**
 * The furigana of an inflected form, from that of its dictionary form: 食[た]べた after 食[た]べる.
 * Nothing where that does not say it.
 */
export function findFuriganaOfForm(
  dictionaryForm: readonly RubySegment[],
  form: string,
): RubySegment[] | undefined {
  const last = dictionaryForm.findLastIndex(({ ruby }) => ruby !== undefined)
  const kept = dictionaryForm.slice(0, last + 1)
  const stem = kept.map(({ text }) => text).join('')
  // お飲みになる: what honours is said before the word.
  const honour = form.startsWith(stem) ? '' : (/^[おご]/u.exec(form)?.[0] ?? '')
  if (stem === '' || !form.startsWith(stem, honour.length)) return undefined
  const rest = form.slice(honour.length + stem.length)
  const end = listEnd(rest)
  const changed = kept.pop()
  const ruby = changed && (readChangingStem(changed, rest) ?? changed.ruby)
  if (end === undefined || changed === undefined || ruby === undefined) return undefined
  const begin = honour === '' ? [] : [{ text: honour }]
  return [...begin, ...kept, { text: changed.text, ruby }, ...end]
}

/** What follows the stem: kana, and 来る behind て (持って来た); nothing where it has other kanji. */
function listEnd(rest: string): RubySegment[] | undefined {
  if (rest === '') return []
  if (!kanji.test(rest)) return [{ text: rest }]
  const [, te = '', coming = ''] = /^([^\p{sc=Han}]*[てで])来([^\p{sc=Han}]*)$/u.exec(rest) ?? []
  if (te === '') return undefined
  const come = { text: '来', ruby: readCome(coming) }
  return coming === '' ? [{ text: te }, come] : [{ text: te }, come, { text: coming }]
}

/** 来る くる, 来ない こない, 来た きた: by what follows. */
function readCome(rest: string): string {
  if (/^(?:る|れば)/u.test(rest)) return 'く'
  return /^(?:な(?!さ|が|$)|[らさよいぬずんれ])/u.test(rest) ? 'こ' : 'き'
}

/** The stems that change, by their dictionary form, though they are written with one kanji. */
const changingStems: Readonly<Record<string, (rest: string) => string>> = {
  来く: readCome,
  來く: readCome,
  得う: (rest) => (/^[るれ]/u.test(rest) ? 'う' : 'え'),
  為す: (rest) => (/^[るれ]/u.test(rest) ? 'す' : /^[さらず]/u.test(rest) ? 'さ' : 'し'),
}
/** However いい is written, it is よ in its forms: 良かった. */
const good = /^(?:良|善|好|佳|吉|宜)い$/u

function readChangingStem({ text, ruby }: RubySegment, rest: string): string | undefined {
  const stem = `${text}${ruby}`
  if (good.test(stem)) return rest.startsWith('い') ? 'い' : 'よ'
  return changingStems[stem]?.(rest)
}
