import './legal-text.css'
import type { ReactNode } from 'react'

interface LegalTextProps {
  /** HTML that the server made of its own text; see the contract, core/legal/legal-text. */
  mdxContent: string
  /** A day, such as 2026-04-01. */
  updatedOn: string
  /** What holds for this installation only, below the text. */
  children?: ReactNode
}

export function LegalText({ mdxContent, updatedOn, children }: LegalTextProps) {
  return (
    <article className="legal-text">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, compiled by our server */}
      <div dangerouslySetInnerHTML={{ __html: mdxContent }} />
      {children}
      <p className="legal-text-date">
        Last changed on <time dateTime={updatedOn}>{toReadableDate(updatedOn)}</time>.
      </p>
    </article>
  )
}

function toReadableDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
