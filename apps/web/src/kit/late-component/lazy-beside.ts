import { type ComponentType, lazy } from 'react'
import { loadUntilThere } from './load-until-there'

/**
 * As `lazy`, for what stands beside a page: where its code does not come the page stays, and it is
 * shown as soon as the code does. A failure would put the error page in the place of both.
 */
export function lazyBeside<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadUntilThere(load) }))
}
