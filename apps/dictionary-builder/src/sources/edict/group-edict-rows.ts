import { createHash } from 'node:crypto'
import type { JmdictEntry, JmdictSense, KanaReading, WrittenForm } from '../jmdict/jmdict-entry'
import { type EdictRow, parseEdictSenses } from './parse-edict-row'

/** What somebody wrote down of words that are written and read so. */
export interface KnownOfWords {
  /** JMdict's number. */
  findNumber?: (text: string, reading: string) => number | undefined
  /** JMdict's marks of how usual the pair is, of which EDICT keeps only whether there is one. */
  listPriorities?: (text: string, reading: string) => readonly string[]
}

/** Above every `ent_seq`, and still a positive number of 32 bits. */
const firstId = 0x4000_0000
const idCount = 0x4000_0000

/** Rows with the same meaning, cut into groups that hang together by a writing or a reading. */
function splitUnconnected(rows: EdictRow[]): EdictRow[][] {
  let groups: { forms: Set<string>; rows: EdictRow[] }[] = []
  for (const row of rows) {
    const isMet = (group: { forms: Set<string> }): boolean =>
      group.forms.has(row.text) || group.forms.has(row.reading)
    const [first, ...others] = groups.filter(isMet)
    if (first === undefined) {
      groups.push({ forms: new Set([row.text, row.reading]), rows: [row] })
      continue
    }
    for (const other of others) {
      first.rows.push(...other.rows)
      for (const form of other.forms) first.forms.add(form)
    }
    if (others.length > 0) groups = groups.filter((group) => !others.includes(group))
    first.rows.push(row)
    first.forms.add(row.text).add(row.reading)
  }
  return groups.map((group) => group.rows)
}

/** Words that share a meaning to the letter and a writing or a reading are spellings of one. */
function groupRows(rows: readonly EdictRow[]): EdictRow[][] {
  const byMeaning = new Map<string, EdictRow[]>()
  for (const row of rows) {
    const same = byMeaning.get(row.meaning)
    if (same === undefined) byMeaning.set(row.meaning, [row])
    else same.push(row)
  }
  return [...byMeaning.values()].flatMap((same) =>
    same.length === 1 ? [same] : splitUnconnected(same),
  )
}

function listPriorities(
  rows: readonly EdictRow[],
  { listPriorities: list }: KnownOfWords,
): string[] {
  // EDICT's (P) stands for any of JMdict's marks of the first rank.
  const own = rows.some((row) => row.isCommon) ? ['spec1'] : []
  return [...new Set([...own, ...rows.flatMap(({ text, reading }) => list?.(text, reading) ?? [])])]
}

/** Notes are kept when all rows of the form carry them. */
function listSharedNotes(
  rows: readonly EdictRow[],
  notesOf: (row: EdictRow) => string[],
): string[] {
  const [first, ...others] = rows.map(notesOf)
  return [...new Set(first)].filter((note) => others.every((notes) => notes.includes(note)))
}

function toReading(
  text: string,
  group: EdictRow[],
  forms: WrittenForm[],
  known: KnownOfWords,
): KanaReading {
  const rows = group.filter((row) => row.reading === text)
  const paired = new Set(rows.filter((row) => row.text !== text).map((row) => row.text))
  return {
    text,
    isUnpaired: forms.length > 0 && paired.size === 0,
    onlyForForms: paired.size < forms.length ? [...paired] : [],
    notes: listSharedNotes(rows, (row) => row.readingNotes),
    priorities: listPriorities(rows, known),
  }
}

function toEntry(
  group: EdictRow[],
  senses: JmdictSense[],
  id: number,
  known: KnownOfWords,
): JmdictEntry {
  const texts = new Set(group.filter((row) => row.text !== row.reading).map((row) => row.text))
  const writtenForms = [...texts].map((text): WrittenForm => {
    const rows = group.filter((row) => row.text === text)
    return {
      text,
      notes: listSharedNotes(rows, (row) => row.formNotes),
      priorities: listPriorities(rows, known),
    }
  })
  const readings = [...new Set(group.map((row) => row.reading))].map((text) =>
    toReading(text, group, writtenForms, known),
  )
  return { id, writtenForms, readings, senses }
}

function toId(row: EdictRow, senses: JmdictSense[]): number {
  const key = `${row.text}\t${row.reading}\t${senses[0]?.glosses[0]?.text ?? ''}`
  return firstId + (createHash('sha256').update(key).digest().readUInt32BE(0) % idCount)
}

/**
 * A group of which the course names two words is two: JMdict parted 治す "to cure" from 直す "to fix"
 * after EDICT's last edition. Rows that it does not name stay with those they share a form with.
 */
function splitByNumber(group: EdictRow[], { findNumber }: KnownOfWords): EdictRow[][] {
  const parts = new Map<number, EdictRow[]>()
  const others: EdictRow[] = []
  for (const row of group) {
    const number = findNumber?.(row.text, row.reading)
    if (number === undefined) others.push(row)
    else parts.set(number, [...(parts.get(number) ?? []), row])
  }
  const [first, ...more] = parts.values()
  if (first === undefined || more.length === 0) return [group]
  const split = [first, ...more]
  for (const row of others) {
    const home =
      split.find((part) => part.some((each) => each.text === row.text)) ??
      split.find((part) => part.some((each) => each.reading === row.reading)) ??
      first
    home.push(row)
  }
  return split
}

/** Of words that are written and read alike the common one has the number, else the first by meaning. */
function compareClaims(one: EdictRow[], other: EdictRow[]): number {
  const isCommon = (group: EdictRow[]) => Number(group.some((row) => row.isCommon))
  const meaningOf = ([first]: EdictRow[]) => first?.meaning ?? ''
  return isCommon(other) - isCommon(one) || (meaningOf(one) < meaningOf(other) ? -1 : 1)
}

function numberGroups(
  groups: readonly EdictRow[][],
  { findNumber }: KnownOfWords,
): Map<EdictRow[], number> {
  const claims = new Map<number, EdictRow[]>()
  for (const group of groups) {
    for (const { text, reading } of group) {
      const number = findNumber?.(text, reading)
      if (number === undefined) continue
      const claimed = claims.get(number)
      if (claimed === undefined || compareClaims(group, claimed) < 0) claims.set(number, group)
      break
    }
  }
  return new Map([...claims].map(([number, group]) => [group, number]))
}

/**
 * Joins EDICT's rows to words.
 *
 * EDICT has no entry numbers. A word that the course names has JMdict's, which is written there, so
 * its address and a learner's cards are the same in both dictionaries. The ids of others are made
 * of what the first row says, so that they stay the same from one build to the next; these never
 * meet a JMdict id.
 */
export function* groupEdictRows(
  rows: readonly EdictRow[],
  known: KnownOfWords = {},
): Generator<JmdictEntry> {
  const taken = new Set<number>()
  const groups = groupRows(rows).flatMap((group) => splitByNumber(group, known))
  const numbers = numberGroups(groups, known)
  for (const group of groups) {
    const [first] = group
    const senses = first === undefined ? [] : parseEdictSenses(first.meaning)
    if (first === undefined || senses.length === 0) continue
    let id = numbers.get(group) ?? toId(first, senses)
    while (taken.has(id)) id = firstId + ((id - firstId + 1) % idCount)
    taken.add(id)
    yield toEntry(group, senses, id, known)
  }
}
