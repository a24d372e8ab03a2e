const kanji = /\p{Script=Han}/u

/** The sentence in pieces, the word marked where it stands, or what stands of it in another form. */
export function markWord(sentence: string, word: string) {
  const marked = findStanding(sentence, word)
  if (marked === undefined) return [{ text: sentence, isHeadword: false }]
  const at = sentence.indexOf(marked)
  const pieces = [
    { text: sentence.slice(0, at), isHeadword: false },
    { text: marked, isHeadword: true },
    { text: sentence.slice(at + marked.length), isHeadword: false },
  ]
  return pieces.filter(({ text }) => text !== '')
}

/** The word itself, else as much of its beginning as stands there with all its kanji: 通 of 通って for 通う. */
function findStanding(sentence: string, word: string): string | undefined {
  if (sentence.includes(word)) return word
  const signs = [...word]
  const shortest = signs.findLastIndex((sign) => kanji.test(sign)) + 1
  for (let length = signs.length - 1; length >= shortest && shortest > 0; length -= 1) {
    const beginning = signs.slice(0, length).join('')
    if (sentence.includes(beginning)) return beginning
  }
  return undefined
}
