import { createHash } from 'node:crypto'
import type { JmdictEntry, KanaReading, WrittenForm } from '../jmdict/jmdict-entry'
import type { EdictRow } from './parse-edict-row'

/** Above every `ent_seq`, and still a positive number of 32 bits. */
const firstId = 0x4000_0000
const idCount = 0x4000_0000

/** Words that share a meaning to the letter and a writing or a reading are spellings of one. */
function groupRows(rows: readonly EdictRow[]): EdictRow[][] {
  const parents = rows.map((_row, index) => index)
  const findRoot = (index: number): number => {
    let root = index
    for (let parent = parents[root]; parent !== undefined && parent !== root; ) {
      root = parent
      parent = parents[root]
    }
    parents[index] = root
    return root
  }
  const seen = new Map<string, number>()
  rows.forEach((row, index) => {
    for (const form of new Set([row.text, row.reading])) {
      const key = `${row.meaningKey}\t${form}`
      const earlier = seen.get(key)
      if (earlier === undefined) seen.set(key, index)
      else {
        const [a, b] = [findRoot(earlier), findRoot(index)]
        parents[Math.max(a, b)] = Math.min(a, b)
      }
    }
  })
  const groups = new Map<number, EdictRow[]>()
  rows.forEach((row, index) => {
    const root = findRoot(index)
    const group = groups.get(root)
    if (group === undefined) groups.set(root, [row])
    else group.push(row)
  })
  return [...groups.values()]
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

function toEntry(group: EdictRow[], id: number): JmdictEntry | undefined {
  const [first] = group
  if (first === undefined) return undefined
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
  return { id, writtenForms, readings, senses: first.senses }
}

function toId(row: EdictRow): number {
  const key = `${row.text}\t${row.reading}\t${row.senses[0]?.glosses[0]?.text ?? ''}`
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
    if (first === undefined) continue
    let id = toId(first)
    while (taken.has(id)) id = firstId + ((id - firstId + 1) % idCount)
    taken.add(id)
    const entry = toEntry(group, id)
    if (entry !== undefined) yield entry
  }
}
