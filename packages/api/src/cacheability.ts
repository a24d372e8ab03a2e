import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'

/**
 * Who may keep an answer, and how long.
 *
 * - `by-dictionary`: the same for everybody as long as the dictionary is the same.
 * - `revalidated`: likewise, but asked again every time: it says which dictionary is open.
 */
export type Cacheability = 'by-dictionary' | 'revalidated'

/** What is said of a question about the dictionary. */
export interface QuestionMeta {
  cacheability: Cacheability
  /** The answer as JSON, where it is cheaper so; throws what is wrong with the input. */
  answerAsText?: (dictionary: Dictionary, input: unknown) => string
}
