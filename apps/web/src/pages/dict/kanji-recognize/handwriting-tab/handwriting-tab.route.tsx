import { createFileRoute } from '@tanstack/react-router'
import { HandwritingTab } from './handwriting-tab'
import { kanjiBriefsQuery } from './kanji-briefs-query'

export const Route = createFileRoute('/app/dict/kanji-recognize/handwriting')({
  // Before anything is drawn, and of all kanji: what it is asked for tells nothing.
  loader: ({ context }) => {
    if (context.drawnAhead === undefined) {
      void context.queryClient.prefetchQuery(kanjiBriefsQuery())
    }
  },
  head: () => ({ meta: [{ title: 'Handwriting' }] }),
  staticData: { isTab: true },
  component: HandwritingTab,
})
