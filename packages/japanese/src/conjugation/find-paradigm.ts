import {
  listAdjectiveEndings,
  listCopulaEndings,
  listNaAdjectiveEndings,
  listTaruAdjectiveEndings,
} from './adjective-endings'
import type { EndingCells } from './cells'
import { findVerbStems, godanEndings } from './find-verb-stems'
import type { ConjugatedFormName } from './form-labels'
import { listVerbEndings } from './verb-endings'
import { suruStems, type VerbStems } from './verb-stems'

/** The rows of a word and what of its dictionary form they replace. */
export interface Paradigm {
  /** Kana at the end of the reading that each ending replaces; empty when endings are added. */
  dictionary: string
  /** Kana that a kanji at the head of an ending may stand for: 来 in 来ない is こ. */
  headKana: string
  rows: ReadonlyArray<readonly [ConjugatedFormName, EndingCells]>
}

const otherClasses = new Set([
  'v1',
  'v1-s',
  'v5k-s',
  'v5u-s',
  'v5r-i',
  'v5aru',
  'v5uru',
  'v2a-s',
  'vk',
  'vs',
  'vs-i',
  'vs-s',
  'vs-c',
  'vz',
  'adj-i',
  'adj-ix',
  'adj-na',
  'adj-t',
  'aux-adj',
  'cop',
])

/** Does this class of JMdict conjugate in modern Japanese? */
export function isConjugatingClass(partOfSpeech: string): boolean {
  return otherClasses.has(partOfSpeech) || godanEndings[partOfSpeech] !== undefined
}

type Rows = Paradigm['rows']

/** A class has a dozen ways to conjugate at the most, whose rows are made once. */
const rowsOfStems = new Map<VerbStems, Rows>()
const rowsOfAdjectives = new Map<string, Rows>()

function keepRows<Key>(kept: Map<Key, Rows>, key: Key, make: () => Rows): Rows {
  const known = kept.get(key)
  if (known !== undefined) return known
  const rows = make()
  kept.set(key, rows)
  return rows
}

function listRowsOfVerb(stems: VerbStems): Rows {
  return keepRows(rowsOfStems, stems, () => listVerbEndings(stems))
}

function listRowsOfAdjective(dictionary: string, stem: string, nominal: readonly string[]): Rows {
  return keepRows(rowsOfAdjectives, `${dictionary} ${stem} ${nominal}`, () =>
    listAdjectiveEndings(dictionary, stem, nominal),
  )
}

/** `reading` in hiragana; undefined when the word has no table of this class. */
export function findParadigm(
  partOfSpeech: string,
  reading: string,
  text: string,
): Paradigm | undefined {
  switch (partOfSpeech) {
    case 'vs':
      return { dictionary: '', headKana: '', rows: listRowsOfVerb(suruStems) }
    case 'adj-na':
      return {
        dictionary: '',
        headKana: '',
        rows: keepRows(rowsOfAdjectives, 'adj-na', listNaAdjectiveEndings),
      }
    case 'adj-t':
      return {
        dictionary: '',
        headKana: '',
        rows: keepRows(rowsOfAdjectives, 'adj-t', listTaruAdjectiveEndings),
      }
    case 'adj-i':
    case 'aux-adj':
      return findAdjectiveParadigm(reading, text)
    case 'adj-ix':
      return findGoodParadigm(reading)
    case 'cop':
      return reading.endsWith('だ')
        ? {
            dictionary: 'だ',
            headKana: '',
            rows: keepRows(rowsOfAdjectives, 'cop', listCopulaEndings),
          }
        : findVerbParadigm('v5r-i', reading)
    default:
      return findVerbParadigm(partOfSpeech, reading)
  }
}

function findVerbParadigm(partOfSpeech: string, reading: string): Paradigm | undefined {
  const stems = findVerbStems(partOfSpeech, reading)
  return (
    stems && {
      dictionary: stems.dictionary,
      headKana: stems.headKana,
      rows: listRowsOfVerb(stems),
    }
  )
}

function findAdjectiveParadigm(reading: string, text: string): Paradigm | undefined {
  if (!reading.endsWith('い')) return undefined
  const isAbsence = reading === 'ない' || text.endsWith('無い')
  // The ない of 少ない and 危ない belongs to the word; that of もったいない is the adjective ない.
  const isMixed = /..ない$/.test(text) && !/[少危切]ない$/.test(text)
  const nominal = isAbsence ? ['さ'] : isMixed ? ['さ', ''] : ['']
  return { dictionary: 'い', headKana: '', rows: listRowsOfAdjective('い', '', nominal) }
}

/** いい borrows all its forms from よい. */
function findGoodParadigm(reading: string): Paradigm | undefined {
  const dictionary = reading.slice(-2)
  if (dictionary !== 'いい' && dictionary !== 'よい') return undefined
  return {
    dictionary,
    headKana: 'いよ',
    rows: listRowsOfAdjective(dictionary, 'よ', ['よさ']),
  }
}
