import { type ReactNode, useId } from 'react'

interface FigureCardProps {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A part of a page of figures under its heading. */
export function FigureCard({ title, action, children }: FigureCardProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="progress-card">
      <div className="progress-card-head">
        <h2 id={titleId} className="progress-card-title">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** A number that matters, with what it counts. */
export function Figure({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <div className="progress-figure">
      <span className="progress-figure-value">{value}</span>
      <span className="progress-figure-name">{children}</span>
    </div>
  )
}
