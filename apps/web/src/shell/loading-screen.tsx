import { Logo } from './logo'

/**
 * Shown when a page takes longer than the pending threshold. The build draws it into `index.html`
 * too, with its style, for the time before any script has run: it stands in the middle of the
 * window, whether the frame is around it yet or not, and does not move when the frame comes.
 */
export function LoadingScreen() {
  return (
    <div className="loading-screen">
      <div className="loading-screen-middle">
        <Logo sizePx={64} />
        <div className="loading-spinner" role="progressbar" aria-label="Loading" />
        <div className="loading-words">Loading…</div>
      </div>
    </div>
  )
}
