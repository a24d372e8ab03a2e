import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is laid out for paper, for what draws only a part of itself on a screen. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    // The browser takes the page as it is when the event has been handled.
    const handlePrint = ({ type }: Event) => flushSync(() => setIsPrinted(type === 'beforeprint'))
    addEventListener('beforeprint', handlePrint)
    addEventListener('afterprint', handlePrint)
    return () => {
      removeEventListener('beforeprint', handlePrint)
      removeEventListener('afterprint', handlePrint)
    }
  }, [])
  return isPrinted
}
