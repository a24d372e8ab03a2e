import { createHash } from 'node:crypto'
import type { JmdictEntry, JmdictSense, KanaReading, WrittenForm } from '../jmdict/jmdict-entry'
import { type EdictRow, parseEdictSenses } from './parse-edict-row'

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

function listPriorities(rows: readonly EdictRow[]): string[] {
  // EDICT's (P) stands for any of JMdict's marks of the first rank.
  return rows.some((row) => row.isCommon) ? ['spec1'] : []
}

/** Notes are kept when all rows of the form carry them. */
function listSharedNotes(
  rows: readonly EdictRow[],
  notesOf: (row: EdictRow) => string[],
): string[] {
  const [first, ...others] = rows.map(notesOf)
  return [...new Set(first)].filter((note) => others.every((notes) => notes.includes(note)))
}

function toReading(text: string, group: EdictRow[], forms: WrittenForm[]): KanaReading {
  const rows = group.filter((row) => row.reading === text)
  const paired = new Set(rows.filter((row) => row.text !== text).map((row) => row.text))
  return {
    text,
    isUnpaired: forms.length > 0 && paired.size === 0,
    onlyForForms: paired.size < forms.length ? [...paired] : [],
    notes: listSharedNotes(rows, (row) => row.readingNotes),
    priorities: listPriorities(rows),
  }
}

function toEntry(group: EdictRow[], senses: JmdictSense[], id: number): JmdictEntry {
  const texts = new Set(group.filter((row) => row.text !== row.reading).map((row) => row.text))
  const writtenForms = [...texts].map((text): WrittenForm => {
    const rows = group.filter((row) => row.text === text)
    return {
      text,
      notes: listSharedNotes(rows, (row) => row.formNotes),
      priorities: listPriorities(rows),
    }
  })
  const readings = [...new Set(group.map((row) => row.reading))].map((text) =>
    toReading(text, group, writtenForms),
  )
  return { id, writtenForms, readings, senses }
}

function toId(row: EdictRow, senses: JmdictSense[]): number {
  const key = `${row.text}\t${row.reading}\t${senses[0]?.glosses[0]?.text ?? ''}`
  return firstId + (createHash('sha256').update(key).digest().readUInt32BE(0) % idCount)
}

/**
 * Joins EDICT's rows to words.
 *
 * EDICT has no entry numbers: ids are made of what the first row says, so that they stay the same
 * from one build to the next. They never meet a JMdict id.
 */
export function* groupEdictRows(rows: readonly EdictRow[]): Generator<JmdictEntry> {
  const taken = new Set<number>()
  for (const group of groupRows(rows)) {
    const [first] = group
    const senses = first === undefined ? [] : parseEdictSenses(first.meaning)
    if (first === undefined || senses.length === 0) continue
    let id = toId(first, senses)
    while (taken.has(id)) id = firstId + ((id - firstId + 1) % idCount)
    taken.add(id)
    yield toEntry(group, senses, id)
  }
}
