import { createFileRoute } from '@tanstack/react-router'
import { DictionaryArea } from './dictionary-area'
import { NotFoundPage } from './not-found-page'

export const Route = createFileRoute('/app/dict')({
  head: () => ({ meta: [{ title: 'Dictionary' }] }),
  component: DictionaryArea,
  // Stands where the page would: app bar and navigation stay.
  notFoundComponent: NotFoundPage,
})
