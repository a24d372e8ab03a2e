import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import type { NamedComponent } from './lookup-component'

/**
 * The components whose name begins with the text: their character, their kana names and readings
 * (also typed as romaji) or a word of their meaning. Those that match whole come first, else the
 * order stays.
 */
export function matchComponents(
  components: readonly NamedComponent[],
  text: string,
): NamedComponent[] {
  const typed = text.trim().normalize('NFKC').toLowerCase()
  if (typed === '') return []
  const readings = [typed, ...toKanaReadings(typed)].map((each) => toHiragana(each))
  const matches = components.flatMap((component) => {
    const closeness = measureCloseness(component, typed, readings)
    return closeness === 0 ? [] : [{ component, closeness }]
  })
  return matches.sort((a, b) => b.closeness - a.closeness).map(({ component }) => component)
}

/** 2: the text is a name of it, 1: a name begins so, 0: neither. */
function measureCloseness(
  { literal, names, meanings }: NamedComponent,
  typed: string,
  readings: readonly string[],
): 0 | 1 | 2 {
  if (literal.normalize('NFKC') === typed) return 2
  const kana = names.map((name) => toHiragana(name))
  const english = meanings.map((meaning) => meaning.toLowerCase())
  if (english.includes(typed) || kana.some((name) => readings.includes(name))) return 2
  const isBegun =
    kana.some((name) => readings.some((reading) => name.startsWith(reading))) ||
    english.some((meaning) => meaning.split(/[^a-z]+/).some((word) => word.startsWith(typed)))
  return isBegun ? 1 : 0
}
