import type { ReactNode } from 'react'
import type { LiveName } from './live-names'

/** Where the live part takes the place of what the server drew of it, which looks the same. */
export function LivePlace({ name, children }: { name: LiveName; children: ReactNode }) {
  return (
    <div className="landing-live" data-live={name}>
      {children}
    </div>
  )
}
