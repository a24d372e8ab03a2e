/** What a verb does to whom, as far as answers to it are judged by that. */
export interface VerbUse {
  /** Something is done to something (開ける); false where it happens by itself (開く). */
  isTransitive: boolean
  /** The other verb of the pair and what is accepted for it; null where it is not in the curriculum. */
  partner: { literal: string; meanings: string[] } | null
}
