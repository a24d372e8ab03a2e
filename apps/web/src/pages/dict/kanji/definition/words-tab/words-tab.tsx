import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { api } from '../../../../../api/api'

const route = getRouteApi('/app/dict/kanji/$id/words')

export function WordsTab() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const words = useQuery(api.dict.kanji.listWords.queryOptions({ id, ...search }))
  return (
    <ul>
      {words.data?.items.map((word) => (
        <li key={word.spellingId} lang="ja">
          <Link to="/app/dict/words/$id" params={{ id: String(word.wordId) }}>
            {word.text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
