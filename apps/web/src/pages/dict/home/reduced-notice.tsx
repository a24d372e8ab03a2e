import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api'

/** Says that the real sources could not be reached when the dictionary was built. */
export function ReducedNotice() {
  const { data: dictionary } = useQuery(api.dict.about.getDictionary.queryOptions())
  if (dictionary?.edition !== 'reduced') return null
  const missing = dictionary.missingFeatures
  return (
    <p role="note" className="home-notice">
      This is the reduced dictionary of {dictionary.counts.words.toLocaleString('en')} words: the
      full sources could not be reached when it was built.
      {missing.length > 0 && ` It has no ${missing.join(', ')}.`} An update of the dictionary
      replaces it.
    </p>
  )
}
