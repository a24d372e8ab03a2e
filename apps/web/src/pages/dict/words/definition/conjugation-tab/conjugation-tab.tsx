import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../../../../../api/api'

const route = getRouteApi('/app/dict/words/$id')

export function ConjugationTab() {
  const word = route.useLoaderData()
  const answer = useQuery(
    api.dict.words.getConjugation.queryOptions({
      wordId: word.wordId,
      spellingId: word.spelling.spellingId,
    }),
  )
  return (
    <p lang="ja">
      {answer.data?.tables
        .flatMap((table) => table.rows)
        .map((row) => row.plainAffirmative[0]?.text)
        .join(' ')}
    </p>
  )
}
