/** Fetches a face as a file, without having it hold. */
export function preloadFont(address: string, priority: 'auto' | 'low' = 'auto'): void {
  preload('font', address, priority)
}

export function preload(as: 'font' | 'fetch', address: string, priority: 'auto' | 'low'): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.crossOrigin = ''
  link.fetchPriority = priority
  link.href = address
  document.head.append(link)
}
