/** ENAMDICT's letters and the codes of JMnedict for the same. */
const codeOfLetter: ReadonlyMap<string, string> = new Map([
  ['s', 'surname'],
  ['p', 'place'],
  ['u', 'unclass'],
  ['g', 'given'],
  ['f', 'fem'],
  ['m', 'masc'],
  ['h', 'person'],
  ['pr', 'product'],
  ['c', 'company'],
  ['co', 'company'],
  ['o', 'organization'],
  ['st', 'station'],
  ['wk', 'work'],
  ['ship', 'ship'],
  ['ch', 'char'],
  ['obj', 'obj'],
  ['ev', 'ev'],
  ['fic', 'fict'],
  ['leg', 'leg'],
  ['myth', 'myth'],
  ['dei', 'dei'],
  ['creat', 'creat'],
  ['doc', 'doc'],
  ['gr', 'group'],
  ['group', 'group'],
  ['rel', 'relig'],
  ['relig', 'relig'],
  ['ser', 'serv'],
  ['serv', 'serv'],
  ['oth', 'oth'],
])

/** The codes of `s,m`; undefined when a part is no name type. */
export function parseNameTypes(letters: string): string[] | undefined {
  const codes: string[] = []
  for (const letter of letters.split(',')) {
    const code = codeOfLetter.get(letter)
    if (code === undefined) return undefined
    if (!codes.includes(code)) codes.push(code)
  }
  return codes
}
