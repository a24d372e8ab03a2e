import { ImportFailure } from './import-failure'
import type { FoundTable, ReadSource } from './import-item'
import type { FromReader, ReaderRequest } from './reader/messages'

/** A worker that reads one source, and is thrown away with all that it held. */
export interface ImportReader {
  open: (request: Extract<ReaderRequest, { kind: 'open' }>) => Promise<FoundTable[] | ReadSource>
  choose: (request: Extract<ReaderRequest, { kind: 'choose' }>) => Promise<ReadSource>
  end: () => void
}

export function openReader(): ImportReader {
  const worker = new Worker(new URL('./reader/import-reader.ts', import.meta.url), {
    type: 'module',
  })
  async function ask(request: ReaderRequest): Promise<FoundTable[] | ReadSource> {
    const answer = await new Promise<FromReader>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FromReader>) => resolve(data)
      // A worker that ran out of memory, or could not be fetched, says no more than this.
      worker.onerror = () => resolve({ kind: 'failed', code: 'broken' })
      worker.postMessage(request)
    })
    if (answer.kind === 'failed') throw new ImportFailure(answer.code)
    return answer.kind === 'tables' ? answer.tables : answer.read
  }
  return {
    open: ask,
    async choose(request) {
      const read = await ask(request)
      if (Array.isArray(read)) throw new ImportFailure('broken')
      return read
    },
    end: () => worker.terminate(),
  }
}
