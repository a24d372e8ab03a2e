import { usualReadings } from '@kotonoha/japanese/usual-readings'
import { oncePerDictionary } from '../../../once-per-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'

/** Of a writing, by the number of its key, the key of the reading that it has alone; of the few where counting does not tell. */
export const openUsualReadings = oncePerDictionary(({ headwords }: WordIndex) => {
  const { keys } = headwords
  return new Map(
    usualReadings.map(([written, reading]) => [
      keys.find(toSearchKey(written)),
      keys.find(toSearchKey(reading)),
    ]),
  )
})
