/** Shorter phrases name somebody: お宅 is "your house", and "house" is another word. */
const fewestWords = 4

/** What a clause begins with: "how you stand", "what someone means". */
const clauseWords = new Set(['how', 'what', 'where', 'when', 'who', 'which', 'that', 'why'])
const anybody = new Set(['someone', 'somebody', 'people', 'they', 'we'])
const anybodys = new Set(['your', 'ones', 'someones', 'somebodys'])

/** As they are normalised, without the apostrophe. */
const contracted = new Map([
  ['whats', ['what', 'is']],
  ['hows', ['how', 'is']],
  ['cant', ['can', 'not']],
  ['cannot', ['can', 'not']],
  ['dont', ['do', 'not']],
  ['doesnt', ['does', 'not']],
  ['isnt', ['is', 'not']],
  ['arent', ['are', 'not']],
])

/**
 * The words of a longer phrase as of nobody in particular: "the house you grew up in" is the one that
 * one grew up in, and "how you hold your body" how one holds it.
 */
export function toImpersonal(words: readonly string[]): string[] {
  const spelt = words.flatMap((word) => contracted.get(word) ?? [word])
  if (spelt.length < fewestWords) return [...spelt]
  const said = spelt.map((word, place) => {
    if (place > 0 && word === 'you') return 'one'
    return anybody.has(word) && clauseWords.has(spelt[place - 1] ?? '') ? 'one' : word
  })
  return said.includes('one', 1) ? said.filter((word) => !anybodys.has(word)) : said
}
