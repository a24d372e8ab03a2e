import { toEnglishRoot } from './english-root'
import { irregularVerbs } from './irregular-forms'

/** Spellings of Britain that are other words too often to be looked for in words that some gloss has: canoe, poem. */
const respellings: [british: RegExp, american: string][] = [
  [/ae|oe(?!$)/u, 'e'],
  [/our/u, 'or'],
  [/is(?=[aei])/u, 'iz'],
  [/ys(?=[ei])/u, 'yz'],
  [/([bcgt])re(?=$|s$|d$)/u, '$1er'],
  [/ll(?=[aei])/u, 'l'],
  [/l(?=$|s$|ful|ment)/u, 'll'],
  [/mme(?=$|s$)/u, 'm'],
  [/ph/u, 'f'],
]

/** Most differences of one word: tranquilliser has two. */
const mostDifferences = 2
const shortest = 5

/** How America spells what no gloss has: haemoglobin, organiser, tranquilliser. */
export function respellUnknown(
  token: string,
  isKnown: (token: string) => boolean,
): string | undefined {
  if (token.length < shortest) return undefined
  let spelled = [token]
  for (let differences = 0; differences < mostDifferences; differences += 1) {
    spelled = spelled.flatMap((each) =>
      respellings
        .map(([british, american]) => each.replace(british, american))
        .filter((changed) => changed !== each),
    )
    const known = spelled.find(isKnown)
    if (known !== undefined) return known
  }
  return undefined
}

/** Endings of forms that other words have too (priest, soldier, ticked), so that they are undone in what no gloss has only. */
const endings: [form: RegExp, base: string][] = [
  // Nothing is thier than thine: that is their.
  [/(?<!^th)ie(?:r|st)$/u, 'y'],
  [/(?<=(.))\1est$/u, ''],
  // Shorter ones are in the table; what else ends so is a slip (conest, proest).
  [/(?<=^.{4,})est$/u, 'e'],
  [/(?<=^.{5,})est$/u, ''],
  [/(?<=c)k(?:ed|ing|er|ers|y)$/u, ''],
]

/** How words with an ending are misspelled: noticable, regretable, curiousity. */
const slipsInEndings: [slip: RegExp, spelled: string][] = [
  [/(?<!e)able$/u, 'eable'],
  [/([bdgmnprt])able$/u, '$1$1able'],
  [/able$/u, 'ible'],
  [/ible$/u, 'able'],
  [/ousity$/u, 'osity'],
  [/([aeiou])ly$/u, '$1lly'],
]

/** Is the text no word made by an ending, but a slip for one that some gloss has? */
export function isSlipInEnding(text: string, isKnown: (token: string) => boolean): boolean {
  return slipsInEndings.some(
    ([slip, spelled]) => slip.test(text) && isKnown(text.replace(slip, spelled)),
  )
}

const doubledIng = /^(.+([b-df-hj-np-tv-z]))\2ing$/u

/** The word that one which no gloss has is a form of: sloppiest, mimicked; the word itself where none is known. */
export function toRootOfUnknown(token: string, isKnown: (token: string) => boolean): string {
  // writting is of write rather than of a writ.
  const [, stem] = doubledIng.exec(token) ?? []
  if (stem !== undefined && !irregularVerbs.has(stem) && irregularVerbs.has(`${stem}e`))
    return `${stem}e`
  const root = toEnglishRoot(token, isKnown)
  if (root !== token || token.length < shortest) return root
  const base = endings
    .map(([form, base]) => token.replace(form, base))
    .find((each) => each !== token && each.length > 2 && isKnown(each))
  return base === undefined ? token : toEnglishRoot(base, isKnown)
}
