import { useQueries } from '@tanstack/react-query'
import { api } from '../../../../../../api/api'
import { isNothingThere } from '../../../../../../api/api-error'
import type { KanjiDefinition } from '../../kanji-definition'
import { listFurtherKanji } from './list-further-kanji'

export interface DrawnKanji {
  kanji: KanjiDefinition
  strokes: NonNullable<KanjiDefinition['strokes']>
}

/** The kanji that were typed, as far as they are loaded, and those that nobody has drawn. */
export function useFurtherKanji(typed: string, first: string) {
  const literals = listFurtherKanji(typed, first)
  const answers = useQueries({
    queries: literals.map((literal) => api.dict.kanji.getDefinitionOverview.queryOptions(literal)),
  })
  return {
    drawn: answers.flatMap(({ data }): DrawnKanji[] =>
      data === undefined || data.strokes === null ? [] : [{ kanji: data, strokes: data.strokes }],
    ),
    undrawn: literals.filter((_, index) => {
      const answer = answers[index]
      return answer?.data?.strokes === null || isNothingThere(answer?.error)
    }),
    hasFailed: answers.some(({ error }) => error !== null && !isNothingThere(error)),
  }
}
