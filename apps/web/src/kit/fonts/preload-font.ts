/** Fetches the file of a face before the face is loaded. */
export function preloadFont(address: string, priority: 'auto' | 'low' = 'auto'): void {
  const preload = document.createElement('link')
  preload.rel = 'preload'
  preload.as = 'font'
  preload.crossOrigin = ''
  preload.fetchPriority = priority
  preload.href = address
  document.head.append(preload)
}
