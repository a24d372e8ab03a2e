import { flattenPath } from '@kotonoha/handwriting/geometry/flatten-path'
import { placeNumbers } from '@kotonoha/japanese-ui/stroke-order/place-numbers'
import type { TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../../../api/api'
import { queryClient } from '../../../../../api/query-client'

const { getDefinitionOverview } = api.dict.kanji

/** The strokes of a kanji in writing order; undefined while they are asked for, and where unknown. */
export function useKanjiStrokes(literal: string | undefined): readonly TracedStroke[] | undefined {
  const { data } = useQuery({
    ...getDefinitionOverview.queryOptions(literal ?? ''),
    enabled: literal !== undefined,
  })
  const strokes = data?.strokes
  return useMemo(
    () =>
      strokes
        ? placeNumbers(
            strokes.map(({ path, numberAt }) => ({ path, numberAt, points: flattenPath(path) })),
          )
        : undefined,
    [strokes],
  )
}

/** Asks for the strokes of kanji that will be shown soon. */
export function prefetchStrokes(literals: readonly string[]): void {
  for (const literal of literals) {
    void queryClient.prefetchQuery(getDefinitionOverview.queryOptions(literal))
  }
}
