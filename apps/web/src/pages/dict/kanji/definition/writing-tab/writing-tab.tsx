import Typography from '@mui/material/Typography'
import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/app/dict/kanji/$id')

export function WritingTab() {
  const kanji = route.useLoaderData()
  return <Typography>{kanji.strokeCount} strokes</Typography>
}
