/** Rows of the kana table by their vowel, to move a kana from one vowel to another. */
const rows = {
  a: 'あかがさざただなはばぱまやらわ',
  i: 'いきぎしじちぢにひびぴみ　り　',
  e: 'えけげせぜてでねへべぺめ　れ　',
  o: 'おこごそぞとどのほぼぽもよろお',
}

const silentH: Readonly<Record<string, string>> = {
  は: 'わ',
  ひ: 'い',
  ふ: 'う',
  へ: 'え',
  ほ: 'お',
}

const iRow = new RegExp(`[${rows.i.replaceAll('　', '').slice(1)}]`, 'u').source

type Step = (hiragana: string) => string

/** ゐ ゑ を and くわ, which are said as い え お and か. */
const plainSounds: Step = (text) =>
  text
    .replaceAll('ゐ', 'い')
    .replaceAll('ゑ', 'え')
    .replaceAll('を', 'お')
    .replaceAll('くわ', 'か')
    .replaceAll('ぐわ', 'が')

/** は ひ ふ へ ほ inside a word lost their h: かは is かわ. */
const withoutH: Step = (text) =>
  text.replace(/(?<=.)[はひふへほ]/gu, (kana) => silentH[kana] ?? kana)

/** Two vowels became one long one: かう is こう, きう きゅう, けう きょう. */
const joinedVowels: Step = (text) =>
  text
    .replace(new RegExp(`(${iRow})やう`, 'gu'), '$1ょう')
    .replace(/いう/gu, 'ゆう')
    .replace(new RegExp(`(${iRow})う`, 'gu'), '$1ゅう')
    .replace(/えう/gu, 'よう')
    .replace(
      new RegExp(`([${rows.e}])う`, 'gu'),
      (_, kana: string) => `${moveTo('i', 'e', kana)}ょう`,
    )
    .replace(
      new RegExp(`([${rows.a}])う`, 'gu'),
      (_, kana: string) => `${moveTo('o', 'a', kana)}う`,
    )

/** Small kana were written large: がつこう, しゆくだい. */
const smallKana: Step = (text) =>
  text
    .replace(/つ(?=[かきくけこさしすせそたちつてとぱぴぷぺぽ])/gu, 'っ')
    .replace(
      new RegExp(`(${iRow})([やゆよ])`, 'gu'),
      (_, kana: string, glide: string) => kana + ({ や: 'ゃ', ゆ: 'ゅ', よ: 'ょ' }[glide] ?? glide),
    )

/** Words of other languages have small vowels too, which are soon written large: チエツク, パーテイー. */
const smallVowels: Step = (text) =>
  text
    .replace(/([ちしじ])え/gu, '$1ぇ')
    .replace(/([てで])い/gu, '$1ぃ')
    .replace(/([ふう])([いえお])/gu, (_, kana: string, vowel: string) => kana + small(vowel))
    .replace(/ふあ/gu, 'ふぁ')

function small(vowel: string): string {
  return { い: 'ぃ', え: 'ぇ', お: 'ぉ' }[vowel] ?? vowel
}

/** く before another k was written in full: がくかう is がっこう, こくか こっか. */
const stoppedK: Step = (text) => text.replace(/く(?=[かきくけこ])/gu, 'っ')

/** ぢ and づ are written じ and ず where no ち or つ stands behind them. */
const mergedSounds: Step = (text) => text.replaceAll('ぢ', 'じ').replaceAll('づ', 'ず')

function moveTo(to: keyof typeof rows, from: keyof typeof rows, kana: string): string {
  return rows[to].charAt(rows[from].indexOf(kana))
}

/**
 * How a word in the kana spelling of before 1946 may be written today, the likeliest first: てふてふ is
 * ちょうちょう, がつこう がっこう, 思ひ出 思い出. None of a word that both spellings write alike.
 */
export function listModernSpellings(hiragana: string): string[] {
  let spellings = [hiragana]
  for (const step of [
    plainSounds,
    withoutH,
    joinedVowels,
    smallKana,
    smallVowels,
    mergedSounds,
    stoppedK,
  ]) {
    spellings = [...new Set([...spellings.map(step), ...spellings])]
  }
  return spellings.filter((each) => each !== hiragana)
}
