const askedMeanings = [
  /^(?:(?:what(?:'?s| is| are)|show me|find|write) )?(?:the )?(?:japanese )?(?:kanji|characters?|symbols?)(?: symbol)?s? (?:for|of|meaning|that means?|which means?)(?: the word)? (.+)$/iu,
  /^how (?:do (?:you|i) write|to write) (.+) in kanji$/iu,
  /^(.+?) (?:in )?kanji$/iu,
  /^kanji (.+)$/iu,
]

/** Of what the kanji are asked for in words: `water` of `kanji for water` and of `water kanji`. */
export function findAskedMeaning(text: string): string | undefined {
  if (!/kanji|character|symbol/iu.test(text)) return undefined
  const plain = text.replace(/[?!.]+$/u, '').trim()
  for (const asked of askedMeanings) {
    const meaning = asked.exec(plain)?.[1]?.replace(/^(?:the word|an?|the|to) /iu, '')
    if (meaning !== undefined && /^[a-z][a-z '-]*$/iu.test(meaning)) return meaning.toLowerCase()
  }
  return undefined
}
