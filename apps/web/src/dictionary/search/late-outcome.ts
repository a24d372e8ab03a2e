import { createLateComponent } from '../../kit/late-component/create-late-component'

/** Half of the code of searching, which no page needs before there is a query. */
export const lateOutcome = createLateComponent(
  async () => (await import('./search-outcome')).SearchOutcome,
)
