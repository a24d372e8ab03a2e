type ReactDom = typeof import('react-dom/client')

/** The bundler's: what it names is part of the same file, and runs where it is called. */
declare function require(name: 'react-dom/client'): ReactDom

/**
 * React's drawing, which is nearly half of the main file. Imported at its head, it would run in the
 * same task as all else that the file brings.
 */
export function loadReactDom(): ReactDom | Promise<ReactDom> {
  return import.meta.env.DEV ? import('react-dom/client') : require('react-dom/client')
}
