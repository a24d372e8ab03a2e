/** Reads `long length, strong strength`; a word of several has `_` between them. */
export function readWordPairs(text: string): [word: string, noun: string][] {
  return text
    .trim()
    .split(/,\s+/u)
    .map((pair) => {
      const [word = '', noun = ''] = pair.split(' ')
      return [word, noun.replaceAll('_', ' ')]
    })
}
