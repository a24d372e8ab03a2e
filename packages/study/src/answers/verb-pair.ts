import { normaliseMeaning, withoutTo } from './normalise-meaning'
import { isSameMeaning } from './same-meaning'
import { isFormOf } from './same-word'

/** Whether a verb takes an object, and the one that says the same the other way. */
export interface VerbUse {
  isTransitive: boolean
  partner: { literal: string; meanings: readonly string[] } | null
}

/** "Close something", "close it", "close a door": done to something. */
const withObject =
  /^(.+?) (?:something|someone|somebody|sth|sb|it|them|things|(?:a|the|ones|my) \w+)( \w+)?$/

/** "Be closed", "get closed", "become closed": done by nobody. */
const passive = /^(?:be|being|get|getting|become|becoming) (.+)$/

/** "Close by itself", "close on its own". */
const byItself = /^(.+) (?:by (?:itself|oneself|themselves)|on (?:its|ones) own)$/

const bare = (text: string): string => {
  const key = normaliseMeaning(text)
  return withoutTo(key) ?? key
}

/**
 * Whether an answer says the other verb of a pair: what is accepted for that one, an object of a verb
 * that has none, or that it happens by itself to one that is done. English often has one verb for
 * both ("to close" is 閉める and 閉まる), which says neither by itself and stays right. Both normalised.
 */
export function saysPartner(
  typed: string,
  { verb, accepted }: { verb: VerbUse; accepted: readonly string[] },
): boolean {
  const { partner } = verb
  if (partner === null) return false
  const own = accepted.map(bare)
  const others = partner.meanings.map(bare)
  const said = withoutTo(typed) ?? typed
  if (others.includes(said)) return !own.includes(said)
  if (verb.isTransitive) {
    const done = byItself.exec(said)?.[1] ?? passive.exec(said)?.[1]
    return done !== undefined && own.some((each) => isFormOf(done, each) || each === done)
  }
  const [, verbSaid = '', particle = ''] = withObject.exec(said) ?? []
  const base = verbSaid + particle
  const isOf = (meanings: readonly string[]) => meanings.some((each) => isSameMeaning(base, each))
  return base !== '' && isOf(own) && isOf(others)
}
