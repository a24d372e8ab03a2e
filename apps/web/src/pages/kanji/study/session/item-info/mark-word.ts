/** The sentence in pieces, the word marked where it stands unchanged. */
export function markWord(sentence: string, word: string) {
  const at = sentence.indexOf(word)
  if (at < 0) return [{ text: sentence, isHeadword: false }]
  const pieces = [
    { text: sentence.slice(0, at), isHeadword: false },
    { text: word, isHeadword: true },
    { text: sentence.slice(at + word.length), isHeadword: false },
  ]
  return pieces.filter(({ text }) => text !== '')
}
