import './settings.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface SettingSectionProps {
  title: string
  /** What the section is about, or why it says nothing more. */
  text?: ReactNode
  isDangerous?: boolean
  children?: ReactNode
}

/**
 * A group of settings under a heading. A control that goes away with what it removed, or with the
 * form that it ended, leaves the focus to the heading: keyboard and screen reader go on there and
 * not at the top of the page.
 */
export function SettingSection({ title, text, isDangerous, children }: SettingSectionProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    // What is taken out of the page while it has the focus tells nobody that it lost it.
    const last = focused.current
    if (last === null || document.activeElement !== document.body) return
    if (!last.isConnected) heading.current?.focus()
    // A button that waits is disabled, and lets go of the focus meanwhile.
    else if (last instanceof HTMLElement && !last.matches(':disabled')) last.focus()
  })
  return (
    <section
      onFocus={({ target }) => {
        focused.current = target
      }}
      onBlur={({ target }) => {
        if (!target.matches(':disabled')) focused.current = null
      }}
      aria-labelledby={titleId}
      className={isDangerous ? 'setting-section setting-section-dangerous' : 'setting-section'}
    >
      <h2 id={titleId} ref={heading} tabIndex={-1} className="setting-section-title">
        {title}
      </h2>
      {text !== undefined && <p className="setting-text">{text}</p>}
      {children}
    </section>
  )
}

/** What is set, and at its side the control that changes it. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <div className="setting-row">
      <div className="setting-row-words">
        <div className="setting-row-title">{title}</div>
        {text !== undefined && <div className="setting-text">{text}</div>}
      </div>
      <div className="setting-row-control">{children}</div>
    </div>
  )
}

interface SettingRowProps {
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}
