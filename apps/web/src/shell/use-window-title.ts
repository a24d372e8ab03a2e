import { useEffect } from 'react'

/** Pages that stand in for others are no place of the site: they are called by name and site only. */
export function toWindowTitle(title: string): string {
  return `${title} | Kotonoha`
}

/** Titles the window while a page that stands in for another is shown: not found, failed. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const titleBefore = document.title
    document.title = toWindowTitle(title)
    return () => {
      document.title = titleBefore
    }
  }, [title])
}
