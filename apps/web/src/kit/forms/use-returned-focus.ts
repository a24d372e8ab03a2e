import { useEffect, useState } from 'react'

/**
 * For a form that stands in a row until it is sent or left: the focus goes back to what opened it,
 * and not to the top of the page.
 */
export function useReturnedFocus(): void {
  // Asked while the form is drawn for the first time: its field takes the focus right after.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Whoever went on elsewhere by themselves stays there.
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
}
