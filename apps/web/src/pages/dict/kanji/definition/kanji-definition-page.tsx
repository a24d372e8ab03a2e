import Typography from '@mui/material/Typography'
import { getRouteApi, Outlet } from '@tanstack/react-router'

const route = getRouteApi('/app/dict/kanji/$id')

export function KanjiDefinitionPage() {
  const kanji = route.useLoaderData()
  return (
    <>
      <Typography variant="h1" lang="ja">
        {kanji.literal}
      </Typography>
      <Typography>{kanji.meanings.join(', ')}</Typography>
      <Outlet />
    </>
  )
}
