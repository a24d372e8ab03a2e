import { listTopHits } from '../hits/ranking'
import { hasCodeInSense } from './inflected-matches'
import type { WordSearch } from './word-search'

/** 返す before 帰る where something is given back. */
const forTransitive = 200
const raisedOfPart = 24

export function raiseTransitive({ hits, index }: WordSearch, raised = forTransitive): void {
  const transitive = new Set([index.codes.find('vt')])
  for (const hit of listTopHits(hits, 0, raisedOfPart)) {
    if (hit.sense === undefined) continue
    const sense = (index.firstSense[hit.item] ?? 0) + hit.sense - 1
    if (hasCodeInSense(index, sense, transitive)) {
      hits.offer({ ...hit, points: hit.points + raised })
    }
  }
}
