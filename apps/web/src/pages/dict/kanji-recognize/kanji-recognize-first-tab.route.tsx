import { createFileRoute, redirect } from '@tanstack/react-router'

/** The bare path opens the drawing pad: it asks for no knowledge at all. */
export const Route = createFileRoute('/app/dict/kanji-recognize/')({
  beforeLoad: () => {
    throw redirect({ to: '/app/dict/kanji-recognize/handwriting', replace: true })
  },
})
