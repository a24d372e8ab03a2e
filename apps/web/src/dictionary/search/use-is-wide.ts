import { useSyncExternalStore } from 'react'

/** From here on there is room for a column beside the results, as the style sheet has it. */
const wide = '(min-width: 1280px)'

/** Whether the window is a desk's; where a page is drawn without a window, it is not. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(wide)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

function isWide(): boolean {
  return window.matchMedia?.(wide).matches ?? false
}
