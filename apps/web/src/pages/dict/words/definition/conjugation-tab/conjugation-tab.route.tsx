import { createFileRoute } from '@tanstack/react-router'
import { ConjugationTab } from './conjugation-tab'

export const Route = createFileRoute('/app/dict/words/$id/conjugation')({
  head: () => ({ meta: [{ title: 'Conjugation' }] }),
  staticData: { isTab: true },
  component: ConjugationTab,
})
