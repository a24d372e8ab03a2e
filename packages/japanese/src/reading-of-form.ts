import type { RubySegment } from './ruby'

const kanji = /\p{sc=Han}/u

/**
 * How an inflected form is read, from the furigana of its dictionary form: 食べた is たべた after
 * 食[た]べる. Nothing where that does not say it.
 */
export function findReadingOfForm(
  dictionaryForm: readonly RubySegment[],
  form: string,
): string | undefined {
  if (isStemChanging(dictionaryForm)) return undefined
  const last = dictionaryForm.findLastIndex(({ ruby }) => ruby !== undefined)
  let rest = form
  let reading = ''
  for (const { text, ruby = text } of dictionaryForm.slice(0, last + 1)) {
    if (!rest.startsWith(text)) return undefined
    rest = rest.slice(text.length)
    reading += ruby
  }
  return reading === '' || kanji.test(rest) ? undefined : reading + rest
}

/** 来た is きた, 為ない しない and 得ない えない, though 来る, 為る and 得る are read くる, する and うる. */
const changingStems = new Set(['来く', '來く', '為す', '得う'])

function isStemChanging(dictionaryForm: readonly RubySegment[]): boolean {
  const [stem, end] = dictionaryForm.slice(-2)
  // However いい is written: 良かった is よかった.
  const isGood = stem?.ruby === 'い' && end?.text === 'い'
  return isGood || (stem !== undefined && changingStems.has(`${stem.text}${stem.ruby}`))
}
