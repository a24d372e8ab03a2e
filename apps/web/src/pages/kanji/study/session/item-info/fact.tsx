import type { ReactNode } from 'react'

/** One thing to know about an item, under its title. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="study-fact">
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  )
}
