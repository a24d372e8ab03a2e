import { useEdition } from './use-edition'

/** As the builder names it where only the reduced sources could be had. */
const wordLevels = 'JLPT levels of words'

/** Whether words can be narrowed by JLPT level; taken for true until it is known. */
export function useHasWordLevels(): boolean {
  return useEdition()?.missingFeatures.includes(wordLevels) !== true
}
