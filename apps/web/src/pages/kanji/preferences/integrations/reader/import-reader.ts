import { ImportFailure } from '../import-failure'
import type { ImportItem, ReplayingLearner } from '../import-item'
import { openCollection } from './anki/open-collection'
import { type NoteTable, readCollection } from './anki/read-collection'
import type { FromReader, ReaderRequest, ToReader } from './messages'
import { readJpdb } from './read-jpdb'
import { type ReadTable, readTable } from './read-table'
import { readText } from './read-text'
import { createReplay } from './replay-history'
import {
  findTablesOfWords,
  mostItems,
  toKinds,
  toKnownItem,
  toStudiedItem,
  toTexts,
} from './table-items'
import { toReadSource } from './to-read-source'

// Reads a file on the learner's own device, in a worker that is thrown away afterwards: whatever a
// file does to the memory of its reader, the page goes on.

let tables: (ReadTable | NoteTable)[] = []

async function answer(request: ReaderRequest): Promise<FromReader> {
  if (request.kind === 'open') return open(request.opened, request.learner)
  const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0)
  const items: ImportItem[] = []
  for (const [place, table] of tables.entries()) {
    for (const item of toItems(table, request.choices[place] ?? table.guess)) {
      if (items.length === mostItems) break
      items.push(item)
    }
  }
  if (items.length === 0 && tables.some((table) => 'states' in table)) {
    throw new ImportFailure('not-studied')
  }
  return { kind: 'read', read: await toReadSource(items, rowCount) }
}

async function open(opened: ToReader, learner: ReplayingLearner): Promise<FromReader> {
  if (opened.kind === 'open-text') return showTables([readTable(opened.text)])
  if (opened.kind === 'open-table') return showTables([readTable(await readText(opened.file))])
  if (opened.kind === 'open-anki') {
    const collection = await openCollection(opened.file)
    const found = readCollection(collection, createReplay(learner))
    collection.database.close()
    return showTables(found)
  }
  const { items, rowCount } = readJpdb(await readText(opened.file), createReplay(learner))
  return { kind: 'read', read: await toReadSource(items, rowCount) }
}

/** One after the other: a large collection has ten times as many as are taken. */
function* toItems(table: ReadTable | NoteTable, choice: ReadTable['guess']): Generator<ImportItem> {
  const isStudied = 'states' in table ? (row: number) => table.states.has(row) : undefined
  const texts = toTexts(table.rows, choice, isStudied)
  const kinds = toKinds(texts)
  for (const [place, each] of texts.entries()) {
    const kind = kinds[place] ?? null
    if (!('states' in table)) yield toKnownItem(each, kind)
    else {
      const state = table.states.at(each.row)
      if (state !== undefined) yield toStudiedItem(each, kind, state)
    }
  }
}

function showTables(found: (ReadTable | NoteTable)[]): FromReader {
  tables = findTablesOfWords(found)
  return {
    kind: 'tables',
    tables: tables.map(({ name, rowCount, columns, guess }) => ({
      name,
      rowCount,
      columns,
      guess,
    })),
  }
}

self.onmessage = ({ data }: MessageEvent<ReaderRequest>) => {
  void answer(data)
    .catch((error: unknown): FromReader => {
      return { kind: 'failed', code: error instanceof ImportFailure ? error.code : 'broken' }
    })
    .then((message) => postMessage(message))
}
