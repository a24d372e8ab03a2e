import type { ParsedQuery } from '../query/parse-query'

/**
 * English words as they are often misspelled, where what slips tell is something else: the letters are nearer to
 * another word (`collegue` to college), or they are some word, form or rōmaji themselves (`tounge` is とうげ with
 * a slip). Of 555 that were tried, those that were answered otherwise; real words (desert)
 * are left as they are. `misspelled meant, …`.
 */
const pairs = `
accidently accidentally, allready already, alot a lot, amature amateur, begining beginning,
bouy buoy, brite bright, celing ceiling, cigarete cigarette, collegue colleague, cuting cutting, dinning dining,
firey fiery, flourescent fluorescent, happyness happiness, kitchin kitchen, lonelyness loneliness, milion million,
monky monkey, naturaly naturally, neibor neighbor, neice niece, ocassion occasion, occurence occurrence,
pasttime pastime, personel personnel, pitty pity, playwrite playwright, politican politician, practicle practical,
preceed precede, prefered preferred, prepair prepare, probly probably, prufe proof, publically publicly,
raddish radish, realy really, rhymth rhythm, seige siege, shampo shampoo, sieze seize, soilder soldier,
studing studying, sweather sweater, swiming swimming, tatoo tattoo, teh the, tounge tongue,
whisle whistle, wich which, wierd weird, wintery wintry, wisper whisper, worring worrying, writting writing,
yatch yacht, accross across
`

const meantBy: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/,\s+/u)
    .map((pair) => {
      const space = pair.indexOf(' ')
      return [pair.slice(0, space), pair.slice(space + 1)] as const
    }),
)

/** What the query says rightly spelled; undefined where no word of it is one of these. Not in quotation marks. */
export function spellRightly({ terms }: ParsedQuery): string | undefined {
  let isMisspelled = false
  const texts = terms.map(({ text, isPhrase, hasWildcard }) => {
    const meant = isPhrase || hasWildcard ? undefined : meantBy.get(text.toLowerCase())
    if (meant !== undefined) isMisspelled = true
    return meant ?? text
  })
  return isMisspelled ? texts.join(' ') : undefined
}
