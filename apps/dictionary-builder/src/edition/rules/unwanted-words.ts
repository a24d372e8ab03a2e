/** Nothing that a teacher would not read out to a class. */
const unwanted =
  /\b(penis|dick|asshole|bitch|whore|rape[ds]?|murder\w*|suicide|sex|sexual\w*|naked|drunk\w*|nazi|gun|guns|corpse|blood-?soaked|stupid|idiot|fat lady)\b/i

/** The first word that does not belong in a lesson. */
export function findUnwantedWord(text: string): string | undefined {
  return unwanted.exec(text)?.[0]
}

const vulgar = /\b(penis|dick|asshole|bitch|whore|piss)\b/i

/** A word may mean what is sad or wild, never in a vulgar way. */
export function findVulgarWord(text: string): string | undefined {
  return vulgar.exec(text)?.[0]
}

const countries =
  /^(?:Spain|Turkey|Canada|America|USA|Philippines|Vietnam|Poland|Prussia|India|Greece|North Korea|Korea|China|England|Britain|France|Germany|Italy|Russia|Australia|Brazil|Mexico)$/
const zodiac = /\bzodiac\b|\bsign of the\b|\d ?[AP]M-/i
const power = /\*\*\d|^10\^/
const measure = /\b(?:lbs?|catty|liters?|acres?)\b|\d+\/\d+|\bkoku\b|\bshaku\b/i

/** Kinds of meaning that KANJIDIC2 lists and a learner never needs. */
export function findForeignSense(answer: string): string | undefined {
  if (countries.test(answer)) return 'country'
  if (zodiac.test(answer)) return 'sign of the zodiac'
  if (power.test(answer)) return 'power of ten'
  if (measure.test(answer)) return 'measure'
  return undefined
}
