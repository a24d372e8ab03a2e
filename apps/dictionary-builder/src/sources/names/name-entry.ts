/** A proper name: person, place, company … */
export interface NameEntry {
  /** The reading itself for a name in kana. */
  text: string
  reading: string
  /** Codes of JMnedict: `surname`, `given`, `fem`, `masc`, `place`, `company` … */
  types: string[]
  translations: string[]
}
