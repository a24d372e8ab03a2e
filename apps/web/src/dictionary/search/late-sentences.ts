import { createLateComponent } from '../../kit/late-component/create-late-component'

export const lateSentences = createLateComponent(
  async () => (await import('./search-sentences')).SearchSentences,
)
