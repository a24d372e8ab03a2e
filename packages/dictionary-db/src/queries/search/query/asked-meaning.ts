const kanjiWord = `(?:japanese )?(?:kanji|characters?|symbols?)(?: characters?| symbols?)?`
const meaningWord = `(?:for|of|meaning|(?:that |which )?means?|with the meaning(?: of)?|that stands? for)`

const askedMeanings = [
  new RegExp(
    `^(?:(?:what(?:'?s| is| are)|show me|find|write) )?(?:the )?${kanjiWord} ${meaningWord}(?: the word)? (.+)$`,
    'iu',
  ),
  new RegExp(`^(?:which|what) ${kanjiWord} (?:means?|is|stands? for)(?: the word)? (.+)$`, 'iu'),
  /^how (?:do (?:you|i) (?:write|say)|to (?:write|say)|is) (.+?)(?: written)? in kanji$/iu,
  /^(.+?) (?:(?:written )?in |as an? )?kanji$/iu,
  /^kanji:? (.+)$/iu,
]

/** Of what the kanji are asked for in words: `water` of `kanji for water` and of `water kanji`. */
export function findAskedMeaning(text: string): string | undefined {
  if (!/kanji|character|symbol/iu.test(text)) return undefined
  const plain = text
    .replace(/[?!.]+$/u, '')
    // light (not heavy): what is meant, though in other words.
    .replace(/[()]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  for (const asked of askedMeanings) {
    const meaning = asked.exec(plain)?.[1]?.replace(/^(?:the word|an?|the|to) /iu, '')
    if (meaning !== undefined && /^[a-z][a-z '-]*$/iu.test(meaning)) return meaning.toLowerCase()
  }
  return undefined
}
