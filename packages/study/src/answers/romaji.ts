/** Syllables by row, in the order a i u e o; Hepburn, Kunrei and what input methods take. */
const rows: readonly (readonly [consonants: string, kana: string])[] = [
  ['', 'あ い う え お'],
  ['k', 'か き く け こ'],
  ['g', 'が ぎ ぐ げ ご'],
  ['s', 'さ し す せ そ'],
  ['z', 'ざ じ ず ぜ ぞ'],
  ['t', 'た ち つ て と'],
  ['d', 'だ ぢ づ で ど'],
  ['n', 'な に ぬ ね の'],
  ['h', 'は ひ ふ へ ほ'],
  ['b', 'ば び ぶ べ ぼ'],
  ['p', 'ぱ ぴ ぷ ぺ ぽ'],
  ['m', 'ま み む め も'],
  ['y', 'や - ゆ - よ'],
  ['r', 'ら り る れ ろ'],
  ['w', 'わ - - - を'],
  ['f', 'ふぁ ふぃ ふ ふぇ ふぉ'],
  ['j', 'じゃ じ じゅ じぇ じょ'],
  ['sh', 'しゃ し しゅ しぇ しょ'],
  ['ch', 'ちゃ ち ちゅ ちぇ ちょ'],
  ['ts', 'つぁ つぃ つ つぇ つぉ'],
  ...['k:き', 'g:ぎ', 'n:に', 'h:ひ', 'b:び', 'p:ぴ', 'm:み', 'r:り', 's:し', 'z:じ', 't:ち'].map(
    (each) => {
      const [consonant = '', kana = ''] = each.split(':')
      return [`${consonant}y`, `${kana}ゃ - ${kana}ゅ - ${kana}ょ`] as const
    },
  ),
]

const syllables = new Map<string, string>()
for (const [consonants, kana] of rows) {
  for (const [index, each] of kana.split(' ').entries()) {
    if (each !== '-') syllables.set(consonants + 'aiueo'.charAt(index), each)
  }
}

/** A romanised word in hiragana; undefined when the letters are no Japanese. */
export function romajiToHiragana(romaji: string): string | undefined {
  let kana = ''
  let rest = romaji.toLowerCase().replaceAll('’', "'").replace(/[\s-]/g, '')
  while (rest !== '') {
    const syllable = [3, 2, 1].map((length) => rest.slice(0, length)).find((s) => syllables.has(s))
    if (syllable !== undefined) {
      kana += syllables.get(syllable)
      rest = rest.slice(syllable.length)
    } else if (/^n(?![aiueoy])/.test(rest) || /^m[bmp]/.test(rest)) {
      kana += 'ん'
      rest = rest.slice(rest.startsWith("n'") ? 2 : 1)
    } else if (/^([^aiueo'])\1/.test(rest) || rest.startsWith('tch')) {
      kana += 'っ'
      rest = rest.slice(1)
    } else {
      return undefined
    }
  }
  return kana
}
