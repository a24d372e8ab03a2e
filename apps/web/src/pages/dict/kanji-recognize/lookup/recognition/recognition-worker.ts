import { learntWeights } from '@kotonoha/handwriting/ranking/learnt-weights'
import { createRecogniser, type Recogniser } from '@kotonoha/handwriting/recogniser'
import type { TemplateSet } from '@kotonoha/handwriting/templates/template'
import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import { warmUp } from '@kotonoha/handwriting/warm-up'
import { createPathFinder } from './path-of-template'
import type { FromWorker, ToWorker } from './worker-messages'

/** Two rows on a phone. */
const mostCandidates = 12

let recogniser: Recogniser | undefined
let findPath: (character: string) => string
/** Asked while the templates were on their way; the page asks one thing at a time. */
let waiting: Extract<ToWorker, { kind: 'recognise' }> | undefined

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') void load(data.templatesUrl)
  else if (recogniser === undefined) waiting = data
  else answer(recogniser, data)
}

async function load(templatesUrl: string): Promise<void> {
  try {
    const templates = await fetchTemplates(templatesUrl)
    findPath = createPathFinder(templates)
    recogniser = createRecogniser(templates, learntWeights)
    post({ kind: 'ready' })
    if (waiting !== undefined) answer(recogniser, waiting)
    else warmUp(recogniser, templates)
    waiting = undefined
  } catch {
    post({ kind: 'failed' })
  }
}

/** A copy kept by a browser may be of a form that only an older release read. */
async function fetchTemplates(url: string): Promise<TemplateSet> {
  try {
    return decodeTemplates(await fetchBytes(url, 'default'))
  } catch {
    return decodeTemplates(await fetchBytes(url, 'reload'))
  }
}

async function fetchBytes(url: string, cache: RequestCache): Promise<Uint8Array> {
  const response = await fetch(url, { cache })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function answer(
  from: Recogniser,
  { requestId, strokes }: Extract<ToWorker, { kind: 'recognise' }>,
): void {
  const candidates = from
    .recognise(strokes, mostCandidates)
    .map(({ character }) => ({ character, path: findPath(character) }))
  post({ kind: 'candidates', requestId, candidates })
}

function post(message: FromWorker): void {
  self.postMessage(message)
}
