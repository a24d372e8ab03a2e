/** Of the English, whose words for it are few; a breast that is a mother's or a heart is not meant. */
const explicit =
  /\b(?:boobs?|brothels?|condoms?|erections?|fuck\w*|genitals?|horny|incest\w*|masturbat\w*|orgasms?|penis\w*|porn\w*|prostitut\w*|rap(?:e[ds]?|ing|ists?)|semen|sex|sexy|sexual\w*|sluts?|vagina\w*|whores?)\b/iu

/** Whether a sentence is one that a class or a train carriage need not see unasked. */
export function isExplicit(english: string): boolean {
  return explicit.test(english)
}
