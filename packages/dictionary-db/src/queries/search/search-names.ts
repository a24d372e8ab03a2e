import type { Dictionary } from '../../open-dictionary'
import { type FoundName, mostBegun, NameFinder } from './names/find-names'
import { findFullName, findJoinedName } from './names/full-names'
import { sortByUse } from './names/name-points'
import { toNameItem } from './names/name-row'
import { findPlaceNames } from './names/place-names'
import type { FoundPage, PageRequest } from './page-request'

/**
 * Names by written form, reading or transcription; beginnings are enough. Where no name has all
 * terms, they are read as the surname and the given name of a person.
 */
export function searchNames(dictionary: Dictionary, request: PageRequest): FoundPage {
  const finder = new NameFinder(dictionary)
  // Beginnings are found anyway, so what stands before a wildcard is what can be looked up.
  const texts = request.query.terms.map((term) => term.text.replace(/[*?].*$/u, ''))
  const perTerm = texts.map((text) => finder.find(text))
  const all = orderNames(dictionary, listCommonNames(perTerm))
  const [only = ''] = texts
  const found =
    all.length > 0
      ? withNamesOfPersons(dictionary, finder, all, texts)
      : texts.length > 1
        ? findNameInParts(dictionary, finder, texts)
        : findJoinedName(dictionary, finder, only)
  const interpretations = finder.interpretations
  for (const { interpretation } of found) {
    const reading = interpretations[interpretation]
    if (reading !== undefined) reading.resultCount += 1
  }
  const page = found.slice(request.offset, request.offset + request.limit)
  return {
    items: page.map(({ row, how, interpretation }) =>
      toNameItem(row, { how, interpretation, inflections: [], sense: null, gloss: null }),
    ),
    total: found.length,
    isTotalExact: perTerm.every((names) => names.size < mostBegun),
    understanding: {
      interpretations,
      inflections: [],
      sentence: null,
      nearMatches: [],
      readAs: null,
    },
  }
}

const onlyPerson = /^\[\["person","[^"]*"\]\]$/u

/** Behind persons of the source whose name is written together, the surname and the given name: ささきけんじ. */
function withNamesOfPersons(
  dictionary: Dictionary,
  finder: NameFinder,
  found: FoundName[],
  [text = '', ...others]: readonly string[],
): FoundName[] {
  const whole = found.filter(({ rank }) => rank === 0)
  const arePersons = whole.length > 0 && whole.every(({ row }) => onlyPerson.test(row.types))
  if (others.length > 0 || !arePersons) return found
  return [...whole, ...findJoinedName(dictionary, finder, text), ...found.slice(whole.length)]
}

/** A place by its name and its kind, else a person by both names. */
function findNameInParts(
  dictionary: Dictionary,
  finder: NameFinder,
  parts: readonly string[],
): FoundName[] {
  const places = findPlaceNames(finder, parts)
  return places.length > 0 ? sortByUse(dictionary, places) : findFullName(dictionary, finder, parts)
}

/** Names that every term finds: 田中 tanaka. */
function listCommonNames(perTerm: readonly Map<number, FoundName>[]): FoundName[] {
  const [first = new Map<number, FoundName>(), ...others] = perTerm
  return [...first.values()].filter(({ row }) =>
    others.every((names) => names.has(row.name_number)),
  )
}

/** Whole names first, by how usual they are; of those that only begin so the shorter ones first. */
function orderNames(dictionary: Dictionary, names: readonly FoundName[]): FoundName[] {
  const whole = names.filter(({ rank }) => rank === 0)
  const begun = names
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => a.rank - b.rank || a.row.name_number - b.row.name_number)
  return [...sortByUse(dictionary, whole), ...begun]
}
