import { listTopHits } from '../hits/ranking'
import { hasCodeInSense } from './inflected-matches'
import type { WordSearch } from './word-search'

/** 返す before 帰る where something is given back. */
const forTransitive = 200
const forIntransitive = 300
const raisedOfPart = 24

export function raiseTransitive(search: WordSearch, raised = forTransitive): void {
  raiseVerbs(search, 'vt', raised)
}

/** 鳴る before 鳴らす where a phone is ringing: it does so by itself. */
export function raiseIntransitive(search: WordSearch): void {
  raiseVerbs(search, 'vi', forIntransitive)
}

function raiseVerbs({ hits, index }: WordSearch, code: string, raised: number): void {
  const codes = new Set([index.codes.find(code)])
  for (const hit of listTopHits(hits, 0, raisedOfPart)) {
    if (hit.sense === undefined) continue
    const sense = (index.firstSense[hit.item] ?? 0) + hit.sense - 1
    if (hasCodeInSense(index, sense, codes)) {
      hits.offer({ ...hit, points: hit.points + raised })
    }
  }
}
