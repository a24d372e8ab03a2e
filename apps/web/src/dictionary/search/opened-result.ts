import type { RegisteredRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Key of the dialog's entry in whose place the page of its results came. */
    openedFrom?: string | undefined
  }
}

/** Keys of results by the entry of the history that they were opened from, and what was asked there. */
const openedResults = new Map<string, string>()

/** Back finds the result chosen again that Enter opened, so that the arrows go on from it. */
export function rememberOpened(router: RegisteredRouter, list: string, itemKey: string): void {
  openedResults.set(toPlace(router, list), itemKey)
}

export function recallOpened(router: RegisteredRouter, list: string): string | null {
  return openedResults.get(toPlace(router, list)) ?? null
}

function toPlace({ history }: RegisteredRouter, list: string): string {
  const { openedFrom, __TSR_key } = history.location.state
  return `${openedFrom ?? __TSR_key} ${list}`
}
