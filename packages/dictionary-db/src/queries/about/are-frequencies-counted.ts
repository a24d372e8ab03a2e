import { oncePerDictionary } from '../../once-per-dictionary'
import { getAbout } from './get-about'

/** As the builder names it where ranks of words are estimated: good for an order, no number to show. */
const countedFrequency = 'counted frequency of words'

const frequencies = oncePerDictionary((dictionary) => ({
  areCounted: !getAbout(dictionary).missingFeatures.includes(countedFrequency),
}))

/** Whether the ranks of words were counted in texts. */
export function areFrequenciesCounted(dictionary: Parameters<typeof getAbout>[0]): boolean {
  return frequencies(dictionary).areCounted
}
