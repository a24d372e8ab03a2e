import type { Dictionary } from '../../../open-dictionary'
import { hasJapanese } from '../query/has-japanese'
import type { FoundName, NameFinder } from './find-names'
import { sortByUse } from './name-points'

/** A full name has few characters: 佐々木小次郎, さいとうゆうたろう. */
const longestJoined = 12
/** So many surnames and given names are shown by turns. */
const mostOfEach = 10

/**
 * A person's name of two parts, in either order: the person where the source has one of that name,
 * else the surnames and the given names, by turns, the most usual writings first.
 */
export function findFullName(
  dictionary: Dictionary,
  finder: NameFinder,
  parts: readonly string[],
): FoundName[] {
  const [first, second, ...others] = parts
  if (first === undefined || second === undefined || others.length > 0) return []
  const persons = [first + second, second + first].flatMap((whole) => listPersons(finder, whole))
  const english = [`${first} ${second}`, `${second} ${first}`].flatMap((whole) =>
    hasJapanese(whole) ? [] : [...finder.find(whole).values()],
  )
  const known = [
    ...new Map([...english, ...persons].map((name) => [name.row.name_number, name])).values(),
  ]
  return known.length > 0
    ? sortByUse(dictionary, known)
    : pairNames(dictionary, finder, [first, second])
}

function listPersons(finder: NameFinder, whole: string): FoundName[] {
  return finder.findWhole(whole).filter(({ row }) => row.types.includes('"person"'))
}

const surname = /"surname"/u
const given = /"(?:given|fem|masc)"/u

/** Surname and given name, whichever of the two parts is which. */
function pairNames(
  dictionary: Dictionary,
  finder: NameFinder,
  [first, second]: readonly [string, string],
): FoundName[] {
  const inFirst = finder.findWhole(first)
  const inSecond = finder.findWhole(second)
  const asJapanese = joinByTurns(dictionary, inFirst, inSecond)
  const asWestern = joinByTurns(dictionary, inSecond, inFirst)
  return countKinds(asWestern) > countKinds(asJapanese) ? asWestern : asJapanese
}

/** The more kinds of name fit their place, the likelier the order. */
function countKinds(pair: readonly FoundName[]): number {
  return pair.slice(0, 2).reduce((sum, { row }) => sum + row.types.length, 0)
}

function joinByTurns(
  dictionary: Dictionary,
  surnames: readonly FoundName[],
  givenNames: readonly FoundName[],
): FoundName[] {
  const bySurname = sortByUse(
    dictionary,
    surnames.filter(({ row }) => surname.test(row.types)),
  )
  const byGiven = sortByUse(
    dictionary,
    givenNames.filter(({ row }) => given.test(row.types)),
  )
  if (bySurname.length === 0 || byGiven.length === 0) return []
  const pairs = Array.from({ length: mostOfEach }, (_, place) => [bySurname[place], byGiven[place]])
  return pairs.flat().filter((name) => name !== undefined)
}

/** 田中花子 and たなかはなこ, written together: cut where the usual of both names are longest known. */
export function findJoinedName(
  dictionary: Dictionary,
  finder: NameFinder,
  text: string,
): FoundName[] {
  if (!hasJapanese(text) || text.length > longestJoined) return []
  const cuts = Array.from({ length: text.length - 1 }, (_, place) => place + 1)
  const pairs = cuts
    .map((cut) => pairNames(dictionary, finder, [text.slice(0, cut), text.slice(cut)]))
    .filter((pair) => pair.length > 0)
    .sort((a, b) => countKinds(b) - countKinds(a))
  return pairs[0] ?? []
}
