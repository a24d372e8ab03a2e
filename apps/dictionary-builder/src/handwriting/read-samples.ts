import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const sample = z.object({
  char: z.string(),
  strokes: z.array(z.array(z.tuple([z.number(), z.number()]))),
  source: z.string(),
  writer: z.string(),
  ok: z.boolean(),
})

/** A person's drawing; `ok` tells that order and direction of its strokes are KanjiVG's. */
export type HandwritingSample = z.infer<typeof sample>

/** Drawings as JSON lines, plain or packed by gzip. */
export function readSamples(path: string): HandwritingSample[] {
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => sample.parse(JSON.parse(line)))
}
