import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../../../../../api/api'

const route = getRouteApi('/app/dict/kanji/$id/structure')

export function StructureTab() {
  const { id } = route.useParams()
  const structure = useQuery(api.dict.kanji.getRadicalsBreakdown.queryOptions(id))
  return (
    <Typography lang="ja">
      {structure.data?.radicals.map((each) => each.literal).join(' ')}
    </Typography>
  )
}
