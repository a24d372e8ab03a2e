import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { api } from '../../../../api/api'

const route = getRouteApi('/app/dict/kanji/')

export function KanjiCatalogPage() {
  const search = route.useSearch()
  const kanji = useQuery(api.dict.kanji.listKanji.queryOptions(search))
  return (
    <>
      <Typography variant="h1">Kanji</Typography>
      {kanji.data?.items.map((each) => (
        <Link key={each.kanjiId} to="/app/dict/kanji/$id" params={{ id: each.kanjiId }} lang="ja">
          {each.literal}
        </Link>
      ))}
    </>
  )
}
