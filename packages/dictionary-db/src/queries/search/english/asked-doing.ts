/** Who does it, if it is said; and what English says with a word of its own, and Japanese by the form of the verb. */
const asked = new RegExp(
  [
    "^(?:(?:i|you|we|he|she|they|it)(?:'d|'ll|'m|'re|'s)? )?",
    '(?:(?:want|wants|wanted|would like|like|have|has|had|need|needs|going) to',
    "|(?:can|could|must|should|would|will|may)(?:n't|nt| not)?",
    // What is asked for politely, and leave to do it: could you please wait, may I sit here.
    '|(?:can|could|would|will) you(?! like)(?: please| kindly)?|(?:can|could|may|shall|should) (?:i|we)',
    "|(?:do|does|did)(?:n't|nt| not)|(?:can't|cant|cannot|won't|wont)|let'?s(?: not)?",
    "|(?:please|kindly)(?: don'?t)?|try to|used to) ",
    "((?!(?:not|be|you|i|we|do)\\b)[a-z]{2,}(?: [a-z']+){0,4}?)(?: please)?$",
  ].join(''),
  'iu',
)

const pronounBehind = / (?:it|me|you|us|him|them|this|that)$/u

/**
 * `I want to go home`, `don't run` and `let's eat` ask for the verb, of which the Japanese form says
 * the rest (帰りたい, 走らないで, 食べよう): "to go home", "to run", "to eat".
 */
export function toDoing(text: string): string | undefined {
  const [, doing] = asked.exec(text) ?? []
  return doing === undefined ? undefined : `to ${doing.toLowerCase().replace(pronounBehind, '')}`
}
