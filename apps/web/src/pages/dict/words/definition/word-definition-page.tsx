import Typography from '@mui/material/Typography'
import { getRouteApi, Outlet } from '@tanstack/react-router'

const route = getRouteApi('/app/dict/words/$id')

export function WordDefinitionPage() {
  const word = route.useLoaderData()
  return (
    <>
      <Typography variant="h1" lang="ja">
        {word.spelling.text}
      </Typography>
      <ol>
        {word.senses.map((sense) => (
          <li key={sense.meaningId}>{sense.glosses.map((gloss) => gloss.text).join('; ')}</li>
        ))}
      </ol>
      <Outlet />
    </>
  )
}
