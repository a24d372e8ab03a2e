import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../../../../../api/api'

const route = getRouteApi('/app/dict/kanji/$id/related')

export function RelatedTab() {
  const { id } = route.useParams()
  const related = useQuery(api.dict.kanji.getRelated.queryOptions({ id }))
  return (
    <ul>
      {related.data?.groups
        .flatMap((group) => group.items)
        .map((item) => (
          <li key={item.kanji.kanjiId}>
            <span lang="ja">{item.kanji.literal}</span> {item.reason}
          </li>
        ))}
    </ul>
  )
}
