import { createFileRoute } from '@tanstack/react-router'
import { DictionaryArea } from './dictionary-area'

export const Route = createFileRoute('/app/dict')({
  head: () => ({ meta: [{ title: 'Dictionary' }] }),
  component: DictionaryArea,
})
