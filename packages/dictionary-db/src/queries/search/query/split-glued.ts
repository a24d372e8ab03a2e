const hyphenated = /^\p{sc=Latin}[\p{sc=Latin}']*(?:-\p{sc=Latin}[\p{sc=Latin}']*)+$/u

/** One letter is a part of the word: Tシャツ, Xデー. */
const betweenScripts =
  /(?<=\p{sc=Latin}{2})(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])(?=\p{sc=Latin}{2})/gu

/**
 * The words of a text that are written together: `Tanaka-san`, `mikka-kan` and `eat食べる`. Undefined where there is
 * but one.
 */
export function splitGlued(text: string): string | undefined {
  const apart = hyphenated.test(text)
    ? text.replaceAll('-', ' ')
    : text.replace(betweenScripts, ' ')
  return apart === text ? undefined : apart
}
