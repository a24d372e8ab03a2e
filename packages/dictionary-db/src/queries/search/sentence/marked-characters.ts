const hiragana = /\p{sc=Hiragana}/u
const katakana = /[\p{sc=Katakana}ー]/u
const firstDigit = 0x30
const lastDigit = 0x39

/** For each character 1 where it is katakana, or draws one out: わかんねー has none. */
export function markKatakana(text: string): Uint8Array {
  const marks = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const isDrawnOut = text.charAt(at) === 'ー' && marks[at - 1] === 0
    if (!isDrawnOut && katakana.test(text.charAt(at))) marks[at] = 1
  }
  return marks
}

/** How many characters of katakana begin here; 0 within a run, and where there are none. */
export function katakanaFrom(isKatakana: Uint8Array, from: number): number {
  if (isKatakana[from - 1] === 1) return 0
  let to = from
  while (isKatakana[to] === 1) to += 1
  return to - from
}

/** A single kana of a run of katakana is no word, as カ of カタ, and two seldom: ルー of ルーシー. */
export function isTornKatakana(isKatakana: Uint8Array, from: number, to: number): boolean {
  if (to - from > 2 || isKatakana[from] !== 1) return false
  return isKatakana[from - 1] === 1 || isKatakana[to] === 1
}

/** Hiragana at the beginning and katakana at the end: のレトロ. */
export function isTurningKatakana(
  key: string,
  isKatakana: Uint8Array,
  from: number,
  to: number,
): boolean {
  return isKatakana[to - 1] === 1 && isKatakana[from] !== 1 && hiragana.test(key.charAt(from))
}

/** Begins within a run of katakana and ends behind it: ソのよう of ピカソのような is no その様. */
export function isTornFromKatakana(isKatakana: Uint8Array, from: number, to: number): boolean {
  return isKatakana[from] === 1 && isKatakana[from - 1] === 1 && isKatakana[to - 1] !== 1
}

/** For each character 1 where it is a digit. */
export function markDigits(run: string): Uint8Array {
  const marks = new Uint8Array(run.length)
  for (let at = 0; at < run.length; at += 1) {
    const code = run.charCodeAt(at)
    if (code >= firstDigit && code <= lastDigit) marks[at] = 1
  }
  return marks
}

/** How many digits begin here; 0 within a number, and where there are none. */
export function digitsFrom(digits: Uint8Array, from: number): number {
  if (digits[from - 1] === 1) return 0
  let to = from
  while (digits[to] === 1) to += 1
  return to - from
}

/** Digits side by side are one number: 11 is no 一々. */
export function isWithinDigits(digits: Uint8Array, at: number): boolean {
  return digits[at - 1] === 1 && digits[at] === 1
}
