/**
 * The pieces that a morphological analyser cuts inflected words into: 食べました is 食べ, まし, た.
 * Frequency lists count those pieces; without them a verb would count only where it stands in its
 * dictionary form.
 */

/** Endings that replace the last kana, by JMdict class: 未然, 連用, 音便, 仮定, 意志. */
const godanEndings = new Map([
  ['v5u', ['わ', 'い', 'っ', 'え', 'お']],
  ['v5u-s', ['わ', 'い', 'う', 'え', 'お']],
  ['v5k', ['か', 'き', 'い', 'け', 'こ']],
  ['v5k-s', ['か', 'き', 'っ', 'け', 'こ']],
  ['v5g', ['が', 'ぎ', 'い', 'げ', 'ご']],
  ['v5s', ['さ', 'し', 'せ', 'そ']],
  ['v5t', ['た', 'ち', 'っ', 'て', 'と']],
  ['v5n', ['な', 'に', 'ん', 'ね', 'の']],
  ['v5b', ['ば', 'び', 'ん', 'べ', 'ぼ']],
  ['v5m', ['ま', 'み', 'ん', 'め', 'も']],
  ['v5r', ['ら', 'り', 'っ', 'れ', 'ろ']],
  ['v5r-i', ['ら', 'り', 'っ', 'れ', 'ろ']],
  ['v5aru', ['ら', 'い', 'っ', 'れ', 'ろ']],
])

/** The polite and copula auxiliaries, whose pieces are among the most frequent tokens of all. */
const auxiliaryStems = new Map([
  ['ます', ['まし', 'ませ', 'ましょ']],
  ['です', ['でし', 'でしょ']],
  ['だ', ['だっ', 'だろ']],
  ['た', ['たら', 'たろ']],
  ['ない', ['なかっ', 'なく', 'なけれ']],
  ['たい', ['たく', 'たかっ', 'たけれ']],
])

const adjectiveEndings = ['く', 'かっ', 'けれ', 'かろ', 'き']

/** Tokens other than its dictionary form in which the word is met in text; empty for most words. */
export function listStems(text: string, partsOfSpeech: readonly string[]): string[] {
  const ofAuxiliary = auxiliaryStems.get(text)
  const isAuxiliary = partsOfSpeech.some((code) => code.startsWith('aux') || code === 'cop')
  if (ofAuxiliary !== undefined && isAuxiliary) return ofAuxiliary
  const stem = text.slice(0, -1)
  if (stem === '') return []
  for (const code of partsOfSpeech) {
    const endings = godanEndings.get(code)
    if (endings !== undefined) return endings.map((ending) => stem + ending)
    if (code === 'v1' || code === 'v1-s') return [stem, `${stem}れ`, `${stem}ろ`, `${stem}よ`]
    if (code === 'adj-i') return adjectiveEndings.map((ending) => stem + ending)
    if (code === 'vs-i') return [`${text.slice(0, -2)}し`, `${text.slice(0, -2)}さ`, `${stem}れ`]
    if (code === 'vk' && text === '来る') return ['来', '来れ']
    if (code === 'vk' && text === 'くる') return ['き', 'こ', 'くれ']
  }
  return []
}
