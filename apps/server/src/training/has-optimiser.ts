import { loadOptimiser } from '@kotonoha/srs/training/load-optimiser'

let isThere: Promise<boolean> | undefined

/** Whether the native optimiser can be loaded on this system; looked at once. */
export function hasOptimiser(): Promise<boolean> {
  isThere ??= loadOptimiser().then((optimise) => optimise !== undefined)
  return isThere
}
