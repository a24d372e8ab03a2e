// Chooses the colour scheme before anything is drawn, from the keys that MUI keeps. A file of its
// own, because the content policy forbids inline scripts.
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
