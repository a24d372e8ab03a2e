/** What the credits page says about a source, and what makes a build repeatable. */
export interface SourceDescription {
  /** Short and stable: `JMdict`. */
  name: string
  /** What the product takes from it, for a reader of the credits page. */
  use: string
  /** The source's own version, date or snapshot; `unknown` where it states none. */
  version: string
  /** ISO date of the data, where known. */
  date: string | null
  licence: string
  licenceUrl: string | null
  url: string
  /** The words that the licence asks for. */
  attribution: string
  /** SHA-256 over the contents of the files used, in a fixed order. */
  contentHash: string
}
