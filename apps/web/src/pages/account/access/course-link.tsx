import Link from '@mui/material/Link'

/** Who was sent here from the course and does not know it: what it is, on a page for everybody. */
export function CourseLink({ returnTo }: { returnTo: string | undefined }) {
  if (!returnTo?.startsWith('/app/kanji')) return null
  // A document of its own, to which no route of the site leads.
  return <Link href="/landing/kanji">What is the kanji course?</Link>
}
