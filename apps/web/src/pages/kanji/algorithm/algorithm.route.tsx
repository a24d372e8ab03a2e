import { createFileRoute } from '@tanstack/react-router'
import { AlgorithmPage } from './algorithm-page'

export const Route = createFileRoute('/app/_kanji-area/kanji/algorithm')({
  head: () => ({ meta: [{ title: 'Algorithm' }] }),
  component: AlgorithmPage,
})
