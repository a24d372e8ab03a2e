const askedWords = [
  /^how (?:do|would|can) (?:you|i|we) (?:say|write) (.+?)(?: in japanese)?$/iu,
  /^how (?:to|is) (?:say |write )?(.+?) (?:said |written )?in japanese$/iu,
  /^how to say (.+)$/iu,
  /^(?:what(?:['’]?s| is| are) )?(?:the |a |(?:the )?japanese )(?:word|term|expression)s? for (.+?)(?: in japanese)?$/iu,
  /^(?:what(?:['’]?s| is| are) )?(?:the |a )?japanese for (.+)$/iu,
  /^(?:what(?:['’]?s| is| are) )(.+) in japanese$/iu,
  /^(?!(?:to )?(?:say|speak|talk|write|written|said|answer|reply|read|made)\b)(.+) in japanese$/iu,
]

/** What the words for are asked for in words: `umbrella` of `how do you say umbrella` and of `umbrella in Japanese`. */
export function findAskedWord(text: string): string | undefined {
  if (!/japanese|^how |\b(?:word|term|expression)s? for /iu.test(text)) return undefined
  const plain = text
    .replace(/[?!.]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
  for (const asked of askedWords) {
    const word = asked.exec(plain)?.[1]?.replace(/^["'“‘](.+)["'”’]$/u, '$1')
    if (word !== undefined && isWords(word)) return word.toLowerCase().replace(/^an? /u, '')
  }
  return undefined
}

/** It and so stand for something that is not said. */
function isWords(text: string): boolean {
  return (
    /^[a-z][a-z '’-]*$/iu.test(text) &&
    !/^(?:it|this|that|these|so|something|what|which)$/iu.test(text)
  )
}
