import { type StateSet, toStateSet, type WordState } from './word-state'

/** One step back: `surface` at the end of the text becomes `base`. */
export interface Rule {
  surface: string
  base: string
  /** What the text must be for the rule to hold. */
  from: StateSet
  /** What the result then is. */
  to: StateSet
  /** What was undone, in a learner's words, from the dictionary form outwards. */
  steps: readonly string[]
  /** Named only when the text ends here: て is no step of its own in ている. */
  isNamedOnlyAtEnd: boolean
}

interface RuleInput {
  from: readonly WordState[]
  to: readonly WordState[]
  steps?: readonly string[]
  isNamedOnlyAtEnd?: boolean
}

export function rule(
  surface: string,
  base: string,
  { from, to, steps = [], isNamedOnlyAtEnd = false }: RuleInput,
): Rule {
  return {
    surface,
    base,
    from: toStateSet(from),
    to: toStateSet(to),
    steps,
    isNamedOnlyAtEnd,
  }
}
