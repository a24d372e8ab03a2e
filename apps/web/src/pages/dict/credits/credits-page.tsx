import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/app/dict/credits')

export function CreditsPage() {
  const dictionary = route.useLoaderData()
  return (
    <>
      <Typography variant="h1">Credits</Typography>
      {dictionary.sources.map((source) => (
        <section key={source.name}>
          <Typography variant="h2">
            <Link href={source.url}>{source.name}</Link>
          </Typography>
          <Typography>{source.attribution}</Typography>
        </section>
      ))}
    </>
  )
}
