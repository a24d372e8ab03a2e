const fewestLetters = 3

const vowel = /[aeiou]/

/** What a word may be a form of, itself included: "tries" of "try", "planned" of "plan". */
function listBases(word: string): string[] {
  const bases = [word]
  const add = (base: string) => {
    if (base.length >= fewestLetters) bases.push(base)
  }
  if (/[^su]s$/.test(word)) add(word.slice(0, -1))
  if (/(s|x|z|ch|sh|o)es$/.test(word)) add(word.slice(0, -2))
  if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`)
  if (word.endsWith('ied')) add(`${word.slice(0, -3)}y`)
  const stem = word.replace(/(ed|ing)$/, '')
  // "Bring" and "seed" are no forms of anything.
  if (stem !== word && vowel.test(stem) && !stem.endsWith('e')) {
    add(stem)
    add(`${stem}e`)
    if (/([bdfgklmnprtvz])\1$/.test(stem)) add(stem.slice(0, -1))
  }
  return bases
}

/** Whether one word is a form of the other: a plural, a verb's -s, -ed or -ing. */
export function isFormOf(word: string, other: string): boolean {
  const bases = listBases(other)
  return listBases(word).some((base) => bases.includes(base))
}
