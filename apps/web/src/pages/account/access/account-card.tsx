import './account-card.css'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface AccountCardProps {
  title: string
  /** What this step is for, in a sentence or two. */
  intro?: ReactNode
  children: ReactNode
}

/** One step on the way into an account. */
export function AccountCard({ title, intro, children }: AccountCardProps) {
  return (
    <section className="account-card">
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {intro !== undefined && <Typography color="textSecondary">{intro}</Typography>}
      {children}
    </section>
  )
}
