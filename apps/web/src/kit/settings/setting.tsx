import './settings.css'
import { type ReactNode, useId } from 'react'
import { useKeptFocus } from './use-kept-focus'

interface SettingSectionProps {
  title: string
  /** What the section is about, or why it says nothing more. */
  text?: ReactNode
  isDangerous?: boolean
  children?: ReactNode
}

/** A group of settings under a heading, which keeps the keyboard's place. */
export function SettingSection({ title, text, isDangerous, children }: SettingSectionProps) {
  const titleId = useId()
  const { heading, within } = useKeptFocus()
  return (
    <section
      {...within}
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
