import { toHiragana } from './hiragana-katakana'
import { findVowel } from './vowel'
import { foldWidth } from './width'

const table = `
あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto
なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo
らra りri るru れre ろro わwa ゐi ゑe をo んn がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo
だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゔvu
ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo ゎwa ゕka ゖke
しゃsha しゅshu しょsho しぇshe ちゃcha ちゅchu ちょcho ちぇche じゃja じゅju じょjo じぇje
ぢゃja ぢゅju ぢょjo ふぁfa ふぃfi ふぇfe ふぉfo ふゅfyu てぃti でぃdi とぅtu どぅdu てゅtyu でゅdyu
うぃwi うぇwe うぉwo ゔぁva ゔぃvi ゔぇve ゔぉvo つぁtsa つぃtsi つぇtse つぉtso いぇye
くぁkwa くぃkwi くぇkwe くぉkwo くゎkwa ぐぁgwa ぐゎgwa すぃsi ずぃzi
`

const romajiByKana = new Map(
  [...table.matchAll(/([ぁ-ゖ]+)([a-z]+)/g)].map(([, kana = '', romaji = '']) => [kana, romaji]),
)

/**
 * Hepburn, letter for letter, so that nothing of the spelling is lost: とうきょう is `toukyou`,
 * ん before a vowel or y is `n'`, っ doubles the next consonant (`tch` before ち), ー repeats the
 * vowel with a macron mark on it (ラーメン `rāmen`). What is no kana stays.
 */
export function toHepburn(kana: string): string {
  const hiragana = toHiragana(foldWidth(kana))
  let romaji = ''
  let isDoubling = false
  for (let index = 0; index < hiragana.length; ) {
    const letter = hiragana.charAt(index)
    const pair = hiragana.slice(index, index + 2)
    const [unit, sound] = findSound(pair, letter)
    index += unit.length
    if (letter === 'っ') {
      isDoubling = true
    } else if (letter === 'ー' && /[aiueo]$/.test(romaji)) {
      romaji = `${romaji}\u0304`.normalize('NFC')
    } else {
      if (
        romaji.endsWith('n') &&
        /^[aiueoy]/.test(sound) &&
        hiragana[index - unit.length - 1] === 'ん'
      )
        romaji += "'"
      romaji += isDoubling && /^[a-z]/.test(sound) ? double(sound) : sound
      isDoubling = false
    }
  }
  return romaji
}

function double(sound: string): string {
  return sound.startsWith('ch') ? `t${sound}` : `${sound.charAt(0)}${sound}`
}

function findSound(pair: string, letter: string): [unit: string, sound: string] {
  const ofPair = romajiByKana.get(pair)
  if (pair.length === 2 && ofPair !== undefined) return [pair, ofPair]
  const second = pair.charAt(1)
  if (/[ゃゅょ]/.test(second) && findVowel(letter) === 'い') {
    const consonant = (romajiByKana.get(letter) ?? letter).slice(0, -1)
    return [pair, consonant + (romajiByKana.get(second) ?? second)]
  }
  return [letter, romajiByKana.get(letter) ?? letter]
}
