import type { DictionarySource } from '@kotonoha/dictionary-db/entities/about-dictionary'

/** What the credits page says about a source, and what makes a build repeatable. */
export interface SourceDescription extends DictionarySource {
  /** SHA-256 over the contents of the files used, in a fixed order. */
  contentHash: string
}
