import { type HistoryLocation, type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isAnyDialogOpen, useDialogStack } from '../kit/dialogs/dialog-stack'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry stands for an open dialog over the page of the entry before. */
    isDialogOpen?: boolean
  }
}

/**
 * On a phone Back means "away with this", not "to the page before". So an open dialog has an entry
 * in the history: Back takes it and closes the dialog, and closing the dialog otherwise takes it.
 */
export function useDialogHistory(): void {
  const router = useRouter()
  const isAnyOpen = useDialogStack(({ dialogs }) => dialogs.some((dialog) => dialog.isOpen))

  useEffect(() => {
    if (isAnyOpen) {
      markEntry(router)
      return
    }
    // A link in the dialog closes it and then leads on; only afterwards it is known whether the
    // entry is still the current one.
    const timer = setTimeout(() => {
      if (isDialogEntry(router) && !isAnyDialogOpen()) router.history.back()
    })
    return () => clearTimeout(timer)
  }, [isAnyOpen, router])

  useEffect(() => {
    let before = router.history.location
    /** The pages that show what dialogs showed from which a link led on, by the dialog's entry. */
    const samePages = new Map<string, string>()
    return router.history.subscribe(({ location, action }) => {
      const { dialogs, closeTop, clear } = useDialogStack.getState()
      const left = before
      before = location
      if (action.type === 'FORWARD' && isDialogEntry(router) && !isAnyDialogOpen()) {
        // Nothing is shown at this entry; what a link in the dialog opened comes after it.
        router.history.forward()
      } else if (location.pathname !== left.pathname) {
        const href = dialogs.at(-1)?.samePageHref
        const isLedOn = action.type === 'PUSH' && left.state.isDialogOpen === true
        if (isLedOn && href !== undefined) samePages.set(toKey(left), href)
        clear()
        if (action.type === 'BACK' && isDialogEntry(router)) {
          leaveDialogEntry(router, samePages.get(toKey(location)))
        }
      } else if (action.type === 'BACK' && !isDialogEntry(router)) {
        closeTop()
        if (isAnyDialogOpen()) markEntry(router)
      }
    })
  }, [router])
}

/**
 * Back from where a link in a dialog led to: to the page that shows what the dialog showed, in the
 * place of the dialog's entry, else past it to the page below.
 */
function leaveDialogEntry(router: RegisteredRouter, href: string | undefined): void {
  if (href === undefined) {
    router.history.back()
    return
  }
  const openedFrom = toKey(router.history.location)
  void router.navigate({ href, replace: true, state: { openedFrom } })
}

function toKey({ state }: HistoryLocation): string {
  return state.__TSR_key ?? ''
}

function isDialogEntry(router: RegisteredRouter): boolean {
  return router.history.location.state.isDialogOpen === true
}

function markEntry(router: RegisteredRouter): void {
  if (isDialogEntry(router)) return
  void router.navigate({
    to: '.',
    search: true,
    params: true,
    hash: true,
    state: (state) => ({ ...state, isDialogOpen: true, openedFrom: undefined }),
    resetScroll: false,
  })
}
