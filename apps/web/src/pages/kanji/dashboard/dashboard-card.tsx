import { type ReactNode, useId } from 'react'

interface DashboardCardProps {
  title: ReactNode
  /** Beside the title: what else can be done about it. */
  action?: ReactNode
  /** For links within the page. */
  id?: string
  children: ReactNode
}

/** A part of the dashboard under its heading. */
export function DashboardCard({ title, action, id, children }: DashboardCardProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="dashboard-card">
      <div className="dashboard-card-head">
        <h2 id={titleId} className="dashboard-card-title">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
