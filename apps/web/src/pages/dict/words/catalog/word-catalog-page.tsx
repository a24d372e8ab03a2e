import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { api } from '../../../../api/api'

const route = getRouteApi('/app/dict/words/')

export function WordCatalogPage() {
  const search = route.useSearch()
  const words = useQuery(api.dict.words.listWords.queryOptions(search))
  return (
    <>
      <Typography variant="h1">Words</Typography>
      <ul>
        {words.data?.items.map((word) => (
          <li key={word.spellingId} lang="ja">
            <Link to="/app/dict/words/$id" params={{ id: String(word.wordId) }}>
              {word.text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
