import { useQuery } from '@tanstack/react-query'
import { findAnswerer } from '../../api/answer-here'
import { api } from '../../api/api'

/**
 * What the dictionary is, as soon as it is known: it comes with the page where the dictionary lacks
 * something, and from `watchDictionaryVersion` in any case. Until then a page does as with one that
 * is whole.
 */
export function useEdition() {
  const { data } = useQuery({
    ...api.dict.about.getDictionary.queryOptions(),
    enabled: findAnswerer() !== undefined,
    // The credits of all sources would be a sixth of the home page, which shows none.
    meta: { isLeftOut: isWhole },
  })
  return data
}

interface Edition {
  edition: 'full' | 'reduced'
  missingFeatures: readonly string[]
}

function isWhole({ edition, missingFeatures }: Edition): boolean {
  return edition === 'full' && missingFeatures.length === 0
}
