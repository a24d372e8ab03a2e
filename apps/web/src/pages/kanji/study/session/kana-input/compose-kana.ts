import { toKana } from 'wanakana'

/**
 * What a field for readings shows while romaji is typed into it: whole syllables become hiragana,
 * and an n that may still become な stays.
 */
export function composeKana(text: string): string {
  return toKana(text, { IMEMode: 'toHiragana' })
}

/** The answer that is meant when Enter is pressed: a last n is ん. */
export function finishKana(text: string): string {
  return composeKana(text.replace(/n$/i, 'nn'))
}

const vowelsAfterN: Record<string, string> = {
  あ: 'な',
  い: 'に',
  う: 'ぬ',
  え: 'ね',
  お: 'の',
}

/**
 * The other way to read an n that was typed twice. Input methods take `onna` for おんあ, romaji for
 * おんな; who typed it meant one of the two.
 */
export function readDoubleN(kana: string): string {
  return kana.replace(
    /ん([あいうえお])/g,
    (_, vowel: string) => `ん${vowelsAfterN[vowel] ?? vowel}`,
  )
}
