/** In the order in which one decides what a word is; the first that fits names it. */
const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^v1/, 'る-verb'],
  [/^v5/, 'う-verb'],
  [/^(vk|vs-i|vz|vn|vr|iv)$/, 'irregular verb'],
  [/^vs-/, 'する-verb'],
  [/^adj-(i|ix)$/, 'い-adjective'],
  [/^adj-na$/, 'な-adjective'],
  [/^vs$/, 'noun, する'],
  [/^exp$/, 'phrase'],
  [/^pn$/, 'pronoun'],
  [/^prt$/, 'particle'],
  [/^adv/, 'adverb'],
  [/^conj$/, 'conjunction'],
  [/^int$/, 'interjection'],
  [/^(ctr)$/, 'counter'],
  [/^num$/, 'number'],
  [/^(pref|n-pref)$/, 'prefix'],
  [/^(suf|n-suf)$/, 'suffix'],
  [/^adj-pn$/, 'before a noun'],
  [/^(aux|cop)/, 'auxiliary'],
  [/^n/, 'noun'],
]

/** What is first of all a noun (JMdict names the most usual first) and may stand so as well: 女, 明日. */
const besideNoun: Record<string, string> = {
  adverb: 'noun, adverb',
  prefix: 'noun',
  suffix: 'noun',
}

/**
 * What kind of word a row is about, in one or two words, from JMdict's codes of its sense; of a verb
 * also whether it takes an object. Undefined for codes that a row need not name.
 */
export function describePartOfSpeech(codes: readonly string[]): string | undefined {
  const found = names.find(([pattern]) => codes.some((code) => pattern.test(code)))
  if (found === undefined) return undefined
  const asNoun = codes[0] === 'n' ? besideNoun[found[1]] : undefined
  if (asNoun !== undefined) return asNoun
  const isTransitive = codes.includes('vt')
  if (!found[1].endsWith('-verb') || isTransitive === codes.includes('vi')) return found[1]
  return `${found[1]}, ${isTransitive ? 'transitive' : 'intransitive'}`
}
