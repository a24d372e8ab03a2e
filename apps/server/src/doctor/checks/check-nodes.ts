import { listUnsharedSettings } from '../../accounts/unshared-settings'
import type { Check } from '../finding'

const part = 'Several nodes'

/** Only who has a database of their own can have a second node on it. */
export const checkNodes: Check = async ({ environment, configuration, auth }) => {
  if (auth === undefined || configuration.databaseUrl === undefined) {
    return { part, state: 'off', text: 'one node: DATABASE_URL is not set' }
  }
  const missing = listUnsharedSettings(environment)
  if (missing.length === 0) return { part, state: 'works', text: 'what nodes must share is set' }
  const text = `one node only: a second one must be given the same ${missing.join(', ')}`
  return { part, state: 'off', text }
}
