import { isCommonFamilyName } from '@kotonoha/japanese/family-names'
import { placeOfGivenName } from '@kotonoha/japanese/given-names'
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
 * then the surnames and the given names, by turns, the most usual writings first.
 */
export function findFullName(
  dictionary: Dictionary,
  finder: NameFinder,
  parts: readonly string[],
): FoundName[] {
  const [first, second, ...more] = parts
  if (first === undefined || second === undefined || more.length > 0) return []
  const persons = [first + second, second + first].flatMap((whole) => listPersons(finder, whole))
  const together = [`${first} ${second}`, `${second} ${first}`].flatMap((whole) =>
    hasJapanese(whole) ? [] : finder.findWhole(whole),
  )
  const english = together.filter((name) => isPerson(name) || isTranscribed(finder, name))
  const known = [
    ...new Map([...english, ...persons].map((name) => [name.row.name_number, name])).values(),
  ]
  const pairs = pairNames(dictionary, finder, [first, second])
  const numbers = new Set(known.map(({ row }) => row.name_number))
  // What is read as the two are together (富士山) is meant where they are nobody's usual names: 行里 is no Satō Yuki.
  const others = together.filter(({ row }) => !numbers.has(row.name_number))
  if (weighOrder(pairs) < commonInItsPlace * 2) {
    return [...sortByUse(dictionary, [...known, ...others]), ...pairs]
  }
  // One person of that name in the source says little about all who are called so: 佐々木謙二, ささきけんじ. A person
  // with more vowels long than the usual names have was not meant first: さとうゆうき by `sato yuki`.
  const [family, given] = pairs
  const guessed = (family?.penalty ?? 0) + (given?.penalty ?? 0)
  const isGuess = ({ penalty }: FoundName) => penalty > guessed
  const sorted = sortByUse(dictionary, known)
  return [...sorted.filter((name) => !isGuess(name)), ...pairs, ...sorted.filter(isGuess)]
}

function listPersons(finder: NameFinder, whole: string): FoundName[] {
  return finder.findWhole(whole).filter(isPerson)
}

function isPerson({ row }: FoundName): boolean {
  return row.types.includes('"person"')
}

function isTranscribed({ interpretations }: NameFinder, { interpretation }: FoundName): boolean {
  return interpretations[interpretation]?.language === 'english'
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
  return weighOrder(asWestern) > weighOrder(asJapanese) ? asWestern : asJapanese
}

const commonInItsPlace = 1000

/** An order is the likelier, the more common the names are in their places, and the more kinds fit. */
function weighOrder(pair: readonly FoundName[]): number {
  const [surname, given] = pair
  if (surname === undefined || given === undefined) return 0
  return (
    (isCommonFamilyName(surname.row.text, surname.row.reading_key) ? commonInItsPlace : 0) +
    (placeOfGivenName(given.row.text, given.row.reading_key) >= 0 ? commonInItsPlace : 0) +
    surname.row.types.length +
    given.row.types.length
  )
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
    .sort((a, b) => weighOrder(b) - weighOrder(a))
  return pairs[0] ?? []
}
