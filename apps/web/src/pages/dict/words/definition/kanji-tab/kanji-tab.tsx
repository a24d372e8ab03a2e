import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../../../../../api/api'

const route = getRouteApi('/app/dict/words/$id')

export function KanjiTab() {
  const word = route.useLoaderData()
  const answer = useQuery(
    api.dict.words.getUsedKanji.queryOptions({
      wordId: word.wordId,
      wordSpellingId: word.spelling.spellingId,
    }),
  )
  return <p lang="ja">{answer.data?.map((each) => each.literal).join(' ')}</p>
}
