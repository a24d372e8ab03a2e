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

// The faces of Latin text. Where the worker is there, from the second visit on, they are at hand and
// hold at once. On a first one what is to be read goes first, in a face that the device has, and they
// come with the code (`load-latin-fonts.ts`). The build fills in what it takes out of the style sheet.
;(() => {
  const faces = []
  const isHere = navigator.serviceWorker?.controller
  window.latinFaces = isHere ? [] : faces
  if (!isHere) return
  for (const [source, letters] of faces) {
    document.fonts.add(new FontFace('Roboto', source, { display: 'swap', ...letters }))
  }
})()

// Keeps the places of what was looked at on this device, and of how a learner stands with it, which
// the page that the server drew lacks.
;(() => {
  const { dataset } = document.documentElement
  const keeps = (store, words) => localStorage.getItem(store)?.includes(words)
  try {
    if (keeps('recently-viewed-store', '"entries":[{')) dataset.hasRecents = ''
    if (keeps('user-store', '"kind":"signed-in"')) dataset.signedIn = ''
  } catch {
    // Storage is refused: nothing is kept either.
  }
})()

// What is pressed or typed while no code is there yet to answer it. The search of the bar opens when it
// comes, with what was typed since (`global-shortcuts.tsx`); a choice stands at once, and is made when
// it comes (`take-over.ts`); the search field is emptied here.
;(() => {
  const findOpener = () => document.querySelector('.first-view .search-opener[inert]')
  addEventListener('click', ({ clientX: x, clientY: y, target }) => {
    const isOn = (element) => {
      const box = element?.getBoundingClientRect()
      return box && x > box.left && x < box.right && y > box.top && y < box.bottom
    }
    if (isOn(findOpener())) window.earlySearch = ''
    const field = document.querySelector('.first-view input[name="q"]')
    if (isOn(field?.parentNode.querySelector('button[inert]'))) {
      field.value = ''
      field.focus()
    }
    const control = target.closest('.first-view label')?.control
    if (control?.inert) {
      control.checked = control.type === 'radio' || !control.checked
      control.isPressed = true
    }
  })
  addEventListener('keydown', (event) => {
    const { key, target } = event
    if (event.altKey || event.ctrlKey || event.metaKey || target.localName === 'input') return
    const isAsked = window.earlySearch !== undefined
    if (key.length > 1 || !(isAsked || key === '/') || !findOpener()) return
    window.earlySearch = isAsked ? window.earlySearch + key : ''
    event.preventDefault()
  })
})()

// Of what is drawn for each date that is today somewhere, shows what is for the visitor's.
addEventListener('DOMContentLoaded', () => {
  const now = new Date()
  const date = new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  for (const each of document.querySelectorAll('[data-date]')) {
    each.hidden = each.dataset.date !== date
  }
})

// Fetches and runs the site's code when the first view has been shown: what is to be read, and its
// letters, go first. The code of the page that was asked for comes beside the main file, and not
// after it. The build fills in the main file, and writes into an element of the page which files go
// with a pattern of the path; while developing, the page names its code itself.
;(() => {
  const main = ''
  if (main === '') return

  let isFetched = false
  const fetchCode = () => {
    if (isFetched) return
    isFetched = true
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = main
    document.head.append(script)
    // Of the style sheet the page has what its first view needs: the rest comes beside the code, and
    // holds when the code draws (`rest-of-style.ts`): before that it would say nothing new.
    const style = document.querySelector('style[data-rest]')
    if (style) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.media = 'not all'
      link.href = style.dataset.rest
      link.id = 'rest-of-style'
      style.after(link)
    }
    const preloads = JSON.parse(document.querySelector('#page-files').textContent)
    const files = preloads.flatMap(([path, ofPage]) =>
      new RegExp(path).test(location.pathname) ? ofPage : [],
    )
    for (const file of new Set(files)) {
      const link = document.createElement('link')
      const isStyle = file.endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.href = file
      document.head.append(link)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    // Where there is nothing to read yet, nothing goes before the code.
    if (document.querySelector('.first-view') === null) return fetchCode()
    // The first frame shows the page; the second begins after that.
    requestAnimationFrame(() => requestAnimationFrame(fetchCode))
    // A window in the background draws no frames.
    setTimeout(fetchCode, 300)
  })
})()
