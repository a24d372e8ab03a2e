import { learntWeights } from '@kotonoha/handwriting/ranking/learnt-weights.gen'
import { createRecogniser, type Recogniser } from '@kotonoha/handwriting/recogniser'
import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import type { FromWorker, ToWorker } from './worker-messages'

/** Two rows on a phone. */
const mostCandidates = 12

let recogniser: Recogniser | undefined
/** Asked while the templates were on their way; the page asks one thing at a time. */
let waiting: Extract<ToWorker, { kind: 'recognise' }> | undefined

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') void load(data.templatesUrl)
  else if (recogniser === undefined) waiting = data
  else answer(recogniser, data)
}

async function load(templatesUrl: string): Promise<void> {
  try {
    const response = await fetch(templatesUrl)
    if (!response.ok) return post({ kind: 'failed' })
    const templates = decodeTemplates(new Uint8Array(await response.arrayBuffer()))
    recogniser = createRecogniser(templates, learntWeights)
    post({ kind: 'ready' })
    if (waiting !== undefined) answer(recogniser, waiting)
    waiting = undefined
  } catch {
    post({ kind: 'failed' })
  }
}

function answer(
  from: Recogniser,
  { requestId, strokes }: Extract<ToWorker, { kind: 'recognise' }>,
): void {
  const candidates = from.recognise(strokes, mostCandidates)
  post({ kind: 'candidates', requestId, characters: candidates.map(({ character }) => character) })
}

function post(message: FromWorker): void {
  self.postMessage(message)
}
