import { useEffect, useRef, useState } from 'react'
import { createLatestOnly, type LatestOnly } from './latest-only'
import type { FromWorker, SentStroke, ToWorker } from './worker-messages'

export type RecogniserState = 'loading' | 'ready' | 'failed'

export interface RecognisedDrawing {
  state: RecogniserState
  /** Of the strokes last asked about, the likeliest first. */
  candidates: readonly string[]
  retry: () => void
}

type Ask = LatestOnly<readonly SentStroke[]>

/**
 * Candidates for the strokes, found by a worker on this device: strokes go nowhere else. The last
 * candidates stay until there are newer ones; an empty drawing has none.
 */
export function useRecogniser(
  templatesUrl: string | undefined,
  strokes: readonly SentStroke[],
): RecognisedDrawing {
  const [state, setState] = useState<RecogniserState>('loading')
  const [found, setFound] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const asking = useRef<Ask>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins everything anew.
  useEffect(() => {
    if (templatesUrl === undefined) return
    const worker = new Worker(new URL('./recognition-worker.ts', import.meta.url), {
      type: 'module',
    })
    const post = (message: ToWorker) => worker.postMessage(message)
    const ask: Ask = createLatestOnly((requestId, sent) =>
      post({ kind: 'recognise', requestId, strokes: sent }),
    )
    asking.current = ask
    worker.onerror = () => setState('failed')
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'candidates') {
        if (ask.isLatest(data.requestId)) setFound(data.characters)
      } else setState(data.kind)
    }
    setState('loading')
    post({ kind: 'load', templatesUrl })
    return () => {
      asking.current = undefined
      worker.terminate()
    }
  }, [templatesUrl, attempt])

  // The worker answers in order, so what is asked while it loads is answered right after.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker must hear of the strokes.
  useEffect(() => {
    if (strokes.length > 0) asking.current?.ask(strokes)
    else {
      asking.current?.drop()
      setFound([])
    }
  }, [strokes, templatesUrl, attempt])

  return {
    state,
    candidates: strokes.length === 0 ? [] : found,
    retry: () => setAttempt((count) => count + 1),
  }
}
