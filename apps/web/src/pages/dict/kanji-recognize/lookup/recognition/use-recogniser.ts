import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { tellWorker } from '../../../../../kit/installed-site/tell-worker'
import { createLatestOnly, type LatestOnly } from './latest-only'
import type { FromWorker, RecognisedCharacter, SentStroke, ToWorker } from './worker-messages'

export type RecogniserState = 'loading' | 'ready' | 'failed'

export interface RecognisedDrawing {
  state: RecogniserState
  /** Of the strokes last asked about, the likeliest first. */
  candidates: readonly RecognisedCharacter[]
  retry: () => void
}

type Ask = LatestOnly<readonly SentStroke[]>

/** The same each time, so that nothing is drawn anew for it. */
const none: readonly RecognisedCharacter[] = []

/**
 * Candidates for the strokes, found by a worker on this device: strokes go nowhere else. The last
 * candidates stay until there are newer ones; an empty drawing has none.
 */
export function useRecogniser(
  templatesUrl: string | undefined,
  strokes: readonly SentStroke[],
): RecognisedDrawing {
  const [state, setState] = useState<RecogniserState>('loading')
  const [found, setFound] = useState<readonly RecognisedCharacter[]>(none)
  const [attempt, setAttempt] = useState(0)
  const asking = useRef<Ask>(undefined)
  const askLatest = useEffectEvent(() => {
    if (strokes.length > 0) return asking.current?.ask(strokes)
    asking.current?.drop()
    setFound(none)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins everything anew.
  useEffect(() => {
    if (templatesUrl === undefined) return
    const worker = new Worker(new URL('./recognition-worker.ts', import.meta.url), {
      type: 'module',
    })
    const post = (message: ToWorker) => worker.postMessage(message)
    const queue: Ask = createLatestOnly((requestId, sent) =>
      post({ kind: 'recognise', requestId, strokes: sent }),
    )
    asking.current = queue
    worker.onerror = () => setState('failed')
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'candidates') {
        if (queue.isLatest(data.requestId)) setFound(data.candidates)
      } else {
        setState(data.kind)
        if (data.kind === 'ready' && 'serviceWorker' in navigator) {
          tellWorker({ kind: 'keep-templates', address: templatesUrl })
        }
      }
    }
    setState('loading')
    post({ kind: 'load', templatesUrl })
    // Strokes may have been drawn before: the worker answers right after it has loaded.
    askLatest()
    return () => {
      asking.current = undefined
      worker.terminate()
    }
  }, [templatesUrl, attempt])

  // Before the pad is painted anew: the worker works while that is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other strokes are another question.
  useLayoutEffect(() => askLatest(), [strokes])

  return {
    state,
    candidates: strokes.length === 0 ? none : found,
    retry: () => setAttempt((count) => count + 1),
  }
}
