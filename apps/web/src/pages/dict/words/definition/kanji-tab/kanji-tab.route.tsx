import { createFileRoute } from '@tanstack/react-router'
import { hasKanjiForm } from '../kanji-forms'
import { usedKanjiQuery } from './used-kanji-query'

export const Route = createFileRoute('/app/dict/words/$id/kanji')({
  // Which kanji these are is known once the word is; the page shows without waiting for them.
  loader: async ({ context, parentMatchPromise }) => {
    const { loaderData: word } = await parentMatchPromise
    if (word !== undefined && hasKanjiForm(word)) {
      void context.queryClient.prefetchQuery(usedKanjiQuery(word))
    }
  },
  // Without a title of its own: this is where the word's plain address leads.
  // The page itself draws the kanji, whichever section is open.
  staticData: { isTab: true },
})
