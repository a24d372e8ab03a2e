import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../../../../../api/api'

const route = getRouteApi('/app/dict/words/$id')

export function PronunciationTab() {
  const word = route.useLoaderData()
  const answer = useQuery(
    api.dict.words.getPronunciation.queryOptions({
      wordId: word.wordId,
      spellingId: word.spelling.spellingId,
    }),
  )
  return <p lang="ja">{answer.data?.morae.join('・')}</p>
}
