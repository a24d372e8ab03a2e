// Runs before anything is drawn. The build writes it into the page.

// Chooses the colour scheme from the keys that MUI keeps.
;(() => {
  let mode = 'light'
  let schemes = { light: 'light', dark: 'dark' }
  try {
    mode = localStorage.getItem('mui-mode') || mode
    schemes = {
      light: localStorage.getItem('mui-color-scheme-light') || schemes.light,
      dark: localStorage.getItem('mui-color-scheme-dark') || schemes.dark,
    }
  } catch {
    // Storage is refused (private window): the default scheme will do.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = mode === 'dark' || (mode === 'system' && prefersDark)
  document.documentElement.className = isDark ? schemes.dark : schemes.light
})()

// Fetches the code of the page that was asked for beside the main file, and not after it. The
// build fills the list in: a pattern of the path, and the files of the page.
;(() => {
  const preloads = []
  for (const [path, files] of preloads) {
    if (!new RegExp(path).test(location.pathname)) continue
    for (const file of files) {
      const link = document.createElement('link')
      const isStyle = file.endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      // What is to be read first, the page itself and its letters, goes first.
      link.fetchPriority = 'low'
      link.href = file
      document.head.append(link)
    }
  }
})()

// Runs the site when the first view has been shown: its code would keep the browser from drawing.
// The build fills the file in; while developing, the page names it itself.
;(() => {
  const main = ''
  if (main === '') return
  let isAdded = false
  const addMain = () => {
    if (isAdded) return
    isAdded = true
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.fetchPriority = 'low'
    script.src = main
    document.head.append(script)
  }
  addEventListener('DOMContentLoaded', () => {
    // The first frame shows the page; the second begins after that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(addMain)))
    // A window in the background draws no frames.
    setTimeout(addMain, 300)
  })
})()
