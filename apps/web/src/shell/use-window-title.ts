import { useEffect } from 'react'

/** Titles the window while a page that stands in for another is shown: not found, failed. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const titleBefore = document.title
    document.title = `${title} | Kotonoha`
    return () => {
      document.title = titleBefore
    }
  }, [title])
}
