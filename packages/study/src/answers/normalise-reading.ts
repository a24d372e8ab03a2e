const vowelRows = [
  ['あ', 'あかさたなはまやらわがざだばぱゃぁゎ'],
  ['い', 'いきしちにひみりぎじぢびぴぃゐ'],
  ['う', 'うくすつぬふむゆるぐずづぶぷゅぅゔ'],
  ['え', 'えけせてねへめれげぜでべぺぇゑ'],
  ['お', 'おこそとのほもよろをごぞどぼぽょぉ'],
] as const

/** The vowel a kana ends in: お for きょ's ょ. Undefined for ん, っ and what is no kana. */
export function findVowel(kana: string): string | undefined {
  return vowelRows.find(([, row]) => row.includes(kana))?.[0]
}

/** Length marks that keyboards offer beside ー. Half-width ｰ is folded by NFKC. */
const lengthMarks = /[-‐‑–—―−~〜]/g

/**
 * The form in which readings are compared: hiragana, ー for every length mark, without KANJIDIC's
 * dots and the stroke before a suffix, and with the last n written out that an input method leaves.
 */
export function normaliseReading(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s.・。、,]/g, '')
    .replace(/^-/, '')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replace(lengthMarks, 'ー')
    .replace(/(?<=[ぁ-ゖー])[nN]$/, 'ん')
}

/** Whether a normalised reading is written in kana alone. */
export function isKana(reading: string): boolean {
  return /^[ぁ-ゖー]+$/.test(reading)
}

/** ー as the vowel before it, for those who type らあめん; ー after お may be typed う or お. */
export function spellOutLengthMarks(reading: string): string {
  let spelled = ''
  for (const kana of reading) {
    spelled += kana === 'ー' ? (findVowel(spelled.at(-1) ?? '') ?? kana) : kana
  }
  return spelled
}
