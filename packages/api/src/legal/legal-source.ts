/** A text in MDX with the day since which it reads so. */
export interface LegalSource {
  mdx: string
  updatedOn: string
}
