import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
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
    let { pathname } = router.history.location
    return router.history.subscribe(({ location, action }) => {
      const { closeTop, clear } = useDialogStack.getState()
      const isOtherPage = location.pathname !== pathname
      pathname = location.pathname
      if (isOtherPage) {
        clear()
        // Back from where a link in a dialog led to: past the dialog, to the page below it.
        if (action.type === 'BACK' && isDialogEntry(router)) router.history.back()
      } else if (action.type === 'BACK' && !isDialogEntry(router)) {
        closeTop()
        if (isAnyDialogOpen()) markEntry(router)
      }
    })
  }, [router])
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
    state: (state) => ({ ...state, isDialogOpen: true }),
    resetScroll: false,
  })
}
