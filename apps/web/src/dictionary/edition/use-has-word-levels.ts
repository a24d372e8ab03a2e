import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api'

/** As the builder names it where only the reduced sources could be had. */
const wordLevels = 'JLPT levels of words'

/** Whether words can be narrowed by JLPT level; taken for true until it is known. */
export function useHasWordLevels(): boolean {
  const { data } = useQuery(api.dict.about.getDictionary.queryOptions())
  return data?.missingFeatures.includes(wordLevels) !== true
}
