/**
 * Half-width katakana and full-width Latin, as old systems and phones write them, brought to the
 * usual width: ｶﾞｯｺｳ → ガッコウ, ＡＢＣ１２３ → ABC123, the ideographic space to a plain one.
 *
 * Only these blocks are touched: a whole NFKC would also rewrite compatibility kanji, which are
 * entries of their own.
 */
export function foldWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e\uff61-\uff9f\u3000]+/g, (run) => run.normalize('NFKC'))
    .replace(/[\u3041-\u30ff][\u3099\u309a]/g, (pair) => pair.normalize('NFC'))
}
