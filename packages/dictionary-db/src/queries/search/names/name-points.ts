import { isCommonFamilyName } from '@kotonoha/japanese/family-names'
import { placeOfGivenName } from '@kotonoha/japanese/given-names'
import { isKanji } from '@kotonoha/japanese/kana/script'
import { isWellKnownPlace } from '@kotonoha/japanese/well-known-places'
import type { Dictionary } from '../../../open-dictionary'
import { openSearchIndex } from '../../../search-index/open-search-index'
import { statement } from '../../statement'
import { afterPrefix, type NameRow, readingKey, textKey } from './name-row'

const mostBearers = 100
/** Counting those who are called so takes longer than all else, and is done for the likeliest. */
const mostCounted = 32

const perDoublingOfBearers = 120
const perKind = 60
const inKana = 400
const partlyInKana = 150
const unclassified = 100
const kanjiShare = 0.3
/** No source counts bearers, so a list of the commonest names says more than what can be counted. */
const commonName = 600
const perLaterWriting = 150

/** The written form and the reading are of both: 山本 is read いのうえ by hardly anybody. */
const bearersBetween = statement<{ reading_key: string }>(
  `SELECT ${readingKey} AS reading_key FROM search_name
   WHERE ${textKey} > ? AND ${textKey} < ? LIMIT ${mostBearers}`,
)

/**
 * The names, the most usual writing first. No list says how many are called 田中 and 田仲, but of
 * those people, places and firms that the source names far more begin with the usual one. Besides
 * count how well known the kanji are, and as how many kinds of name it is listed.
 */
export function sortByUse<Name extends { row: NameRow; penalty: number }>(
  dictionary: Dictionary,
  names: readonly Name[],
): Name[] {
  const readingsOf = rememberReadings(dictionary)
  const likeliest = names
    .map((name) => ({ name, points: pointsOfWriting(dictionary, name.row) - name.penalty }))
    .sort(byPoints)
  return likeliest
    .map(({ name, points }, place) => ({
      name,
      points: points + (place < mostCounted ? pointsOfBearers(readingsOf, name.row) : 0),
    }))
    .sort(byPoints)
    .map(({ name }) => name)
}

function byPoints(
  a: { name: { row: NameRow }; points: number },
  b: { name: { row: NameRow }; points: number },
): number {
  return b.points - a.points || a.name.row.name_number - b.name.row.name_number
}

type ListReadings = (textKey: string) => readonly string[]

/** The readings of names that begin with a written form, once for all that are written so. */
function rememberReadings(dictionary: Dictionary): ListReadings {
  const known = new Map<string, string[]>()
  return (textKey) => {
    const before = known.get(textKey)
    if (before !== undefined) return before
    const rows = bearersBetween.list(dictionary, textKey, afterPrefix(textKey))
    const readings = rows.map(({ reading_key }) => reading_key)
    known.set(textKey, readings)
    return readings
  }
}

function pointsOfBearers(readingsOf: ListReadings, row: NameRow): number {
  const bearers = readingsOf(row.text_key).filter((reading) => reading.startsWith(row.reading_key))
  return Math.log2(1 + bearers.length) * perDoublingOfBearers
}

function pointsOfWriting(dictionary: Dictionary, row: NameRow): number {
  const { numberOfLiteral, popularity } = openSearchIndex(dictionary).kanji
  const kanji = [...row.text].filter((char) => isKanji(char))
  const known = kanji.map((char) => popularity[numberOfLiteral.get(char) ?? -1] ?? 0)
  const mean = known.reduce((sum, each) => sum + each, 0) / Math.max(1, known.length)
  const kinds = row.types.split('],[').length
  return (
    pointsOfCommonName(row) +
    mean * kanjiShare +
    kinds * perKind -
    (kanji.length === 0 ? inKana : kanji.length < [...row.text].length ? partlyInKana : 0) -
    (row.types.includes('"unclass"') ? unclassified : 0)
  )
}

function pointsOfCommonName({ text, reading_key: reading }: NameRow): number {
  if (isCommonFamilyName(text, reading) || isWellKnownPlace(text)) return commonName
  const place = placeOfGivenName(text, reading)
  return place < 0 ? 0 : commonName - place * perLaterWriting
}
