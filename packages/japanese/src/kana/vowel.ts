const rows: ReadonlyArray<readonly [vowel: string, kana: string]> = [
  ['あ', 'あかがさざただなはばぱまやらわぁゃゎゕ'],
  ['い', 'いきぎしじちぢにひびぴみりゐぃ'],
  ['う', 'うくぐすずつづぬふぶぷむゆるゔぅゅ'],
  ['え', 'えけげせぜてでねへべぺめれゑぇゖ'],
  ['お', 'おこごそぞとどのほぼぽもよろをぉょ'],
]

const vowelByKana = new Map(
  rows.flatMap(([vowel, kana]) => [...kana].map((each) => [each, vowel] as const)),
)

/** The vowel (あ い う え お) that a hiragana ends in; none for ん, っ and what is no hiragana. */
export function findVowel(hiragana: string): string | undefined {
  return vowelByKana.get(hiragana)
}
