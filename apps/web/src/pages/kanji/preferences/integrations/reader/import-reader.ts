import { ImportFailure } from '../import-failure'
import { decodeText } from './decode-text'
import type { FromReader, ToReader } from './messages'
import { type ReadTable, readTable } from './read-table'
import { toKinds, toKnownItem, toTexts } from './table-items'
import { toReadSource } from './to-read-source'

// Reads a file on the learner's own device, in a worker that is thrown away afterwards: whatever a
// file does to the memory of its reader, the page goes on.

const mostBytes = 500_000_000

let tables: ReadTable[] = []

async function answer(message: ToReader): Promise<FromReader> {
  if (message.kind === 'open-text') return showTables([readTable(message.text)])
  if (message.kind === 'open-table') return showTables([readTable(await readText(message.file))])
  const chosen = tables.map((table, place) => {
    const texts = toTexts(table.rows, message.choices[place] ?? table.guess)
    const kinds = toKinds(texts)
    return texts.map((each, index) => toKnownItem(each, kinds[index] ?? null))
  })
  const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0)
  return { kind: 'read', read: await toReadSource(chosen.flat(), rowCount) }
}

function showTables(found: ReadTable[]): FromReader {
  tables = found.filter(({ rowCount }) => rowCount > 0)
  if (tables.length === 0) throw new ImportFailure('empty')
  return { kind: 'tables', tables: tables.map(({ rows: _, ...table }) => table) }
}

async function readText(file: File): Promise<string> {
  if (file.size > mostBytes) throw new ImportFailure('too-large')
  return decodeText(new Uint8Array(await file.arrayBuffer()))
}

self.onmessage = ({ data }: MessageEvent<ToReader>) => {
  void answer(data)
    .catch((error: unknown): FromReader => {
      return { kind: 'failed', code: error instanceof ImportFailure ? error.code : 'broken' }
    })
    .then((message) => postMessage(message))
}
