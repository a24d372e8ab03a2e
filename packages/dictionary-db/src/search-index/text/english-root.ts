import { americanForms } from './british-words'
import { isComparison } from './compared-forms'
import { irregularForms, irregularVerbs, isPastForm, pastForms } from './irregular-forms'

/** Is it a word that some gloss has? */
type IsKnown = (token: string) => boolean

/** Words that only look like an inflected form of another one. */
const wholeWords = new Set(
  `news always perhaps sometimes towards besides series species evening morning tired something nothing
  anything everything during wedding king ring string spring thing ceiling hundred sacred naked
  indeed speed seed need feed red bed shed this his its has was does yes bus gas plus lens`.split(
    /\s+/u,
  ),
)

/**
 * The word that an inflected form or a British spelling is a form of: `makes`, `making` and `made`
 * are `make`. A word of which no root is known is its own.
 *
 * Too little is undone rather than too much, because the exact form always ranks first anyway.
 */
export function toEnglishRoot(token: string, isKnown: IsKnown): string {
  const otherName = americanForms.get(token)
  // cancelled is canceled there, which is a form of cancel.
  if (otherName !== undefined) return toEnglishRoot(otherName, isKnown)
  const irregular = irregularForms.get(token)
  if (irregular !== undefined) {
    // cosier is of cosy, which is cozy there.
    return toAmericanSpelling(americanForms.get(irregular) ?? irregular, isKnown)
  }
  if (wholeWords.has(token)) return token
  const longer = findCompoundBase(token)
  if (longer !== undefined && isKnown(longer)) return longer
  const american = toAmericanSpelling(token, isKnown)
  // travelling is traveling there, which is a form of travel still.
  if (american !== token) return toEnglishRoot(american, isKnown)
  for (const base of listBases(token)) {
    // bored is of bore, which one is, and not of bear: the past has no other form (roses, grounds, bits), and
    // what compares has none either: flattering is to flatter.
    const isRegular = /(?:ing|ed|s)$/u.test(token) && (isPastForm(base) || isComparison(base))
    const root = toAmericanSpelling((!isRegular && irregularForms.get(base)) || base, isKnown)
    if (isKnown(root)) return root
  }
  return token
}

/** Words that others end with, in forms of their own: policemen, grandchildren, housewives, eyeteeth, bookshelves. */
const compoundEnding =
  /^(.{2,})(men|women|children|wives|teeth|feet|mice|knives|leaves|selves|wolves|shelves|halves|thieves)$/u
/** What stands before a verb and changes none of its forms: misread, overslept, rebuilt, outgrew. */
const verbPrefix = /^(over|under|mis|re|un|out|fore|up|with|pre)(.{2,})$/u

/** The base of a longer word of which a part has a form that no ending explains. */
function findCompoundBase(token: string): string | undefined {
  const [, before = '', plural = ''] = compoundEnding.exec(token) ?? []
  if (plural !== '') return before + (irregularForms.get(plural) ?? plural)
  const [, prefix = '', form = ''] = verbPrefix.exec(token) ?? []
  // unhappier is of unhappy.
  const isForm = pastForms.has(form) || (prefix === 'un' && isComparison(form))
  const base = isForm ? irregularForms.get(form) : undefined
  return base === undefined ? undefined : prefix + base
}

/** What the token may be an inflected form of, the likeliest first. */
function listBases(token: string): string[] {
  if (token.length < 4) return []
  // dies and lied have a vowel only in it.
  if (/^.ie[sd]$/u.test(token)) return [token.slice(0, -1)]
  if (token.endsWith('ies')) return [`${token.slice(0, -3)}y`, token.slice(0, -1)]
  // noses, toes and aches have an e of their own; buses, classes and potatoes have not.
  if (/[^s]ses$|^.{0,2}[oxz]es$|^aches$/u.test(token))
    return [token.slice(0, -1), token.slice(0, -2)]
  if (token.endsWith('zzes')) return [token.slice(0, -2), token.slice(0, -3)]
  if (/(?:s|x|z|ch|sh|o)es$/u.test(token)) return [token.slice(0, -2), token.slice(0, -1)]
  // menus and taxis; tennis and virus are words of which nobody knows the rest.
  if (token.endsWith('s')) return /(?:ss|^.{1,2}[ui]s)$/u.test(token) ? [] : [token.slice(0, -1)]
  if (token.endsWith('ied')) return [`${token.slice(0, -3)}y`]
  const [, stem] = /^(.{3,})(?:ing|ed)$/u.exec(token) ?? []
  return stem === undefined || !/[aeiouy]/u.test(stem) ? [] : listVerbBases(stem)
}

/** Verbs with two consonants at the end, which no past has doubled. */
const doubledThemselves = /^(?:add|ebb|egg|err|purr)$|.(?:ll|ss)$/u

function listVerbBases(stem: string): string[] {
  // passed is no passe, and singing nothing that is singed.
  if (doubledThemselves.test(stem) || (stem.endsWith('ng') && irregularVerbs.has(stem))) {
    return [stem, stem.slice(0, -1), `${stem}e`]
  }
  if (/([bdgklmnprt])\1$/u.test(stem)) return [stem.slice(0, -1), stem]
  // handl-ed is of handle.
  if (/[^aeiou]l$/u.test(stem)) return [`${stem}e`, stem]
  // mak-ing is make, eat-ing eat, walk-ing walk: a short syllable had its e or would be doubled.
  return /[^aeiou][aeiou][^aeiouwxy]$|[^aeiou]u$/u.test(stem) || /[csvzg]$/u.test(stem)
    ? [`${stem}e`, stem]
    : [stem, `${stem}e`]
}

const britishEndings: [british: RegExp, american: string][] = [
  // flour and hours are no such endings.
  [/(?<=[aeiouy][a-z]*)our(?=$|s$|ed$|ing$|ful$|able$|ite$|less$|ers?$|y$)/u, 'or'],
  [/is(?=e$|es$|ed$|ing$|ation$|ations$)/u, 'iz'],
  [/ys(?=e$|es$|ed$|ing$)/u, 'yz'],
  [/tre(?=$|s$)/u, 'ter'],
  [/bre(?=$|s$)/u, 'ber'],
  [/ogue(?=$|s$)/u, 'og'],
  [/ll(?=ed$|ing$|er$|ers$)/u, 'l'],
]

/** colour → color, realise → realize; where America has no such word it stays (four, rise). */
export function toAmericanSpelling(token: string, isKnown: IsKnown): string {
  // filled is of fill, and filed of file.
  const [, stem] = /^(.+ll)(?:ed|ing|er|ers)$/u.exec(token) ?? []
  if (stem !== undefined && isKnown(stem)) return token
  for (const [british, american] of britishEndings) {
    const changed = token.replace(british, american)
    if (changed !== token && changed.length > 3 && isKnown(changed)) return changed
  }
  return token
}
