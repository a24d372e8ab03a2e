import type { ReactNode } from 'react'

interface PlotTable {
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

interface PlotFigureProps {
  /** What the picture shows, in a sentence. */
  caption: ReactNode
  /** The same numbers for whoever does not see it, or wants to read them. */
  table: PlotTable
  children: ReactNode
}

/** A picture of numbers with its sentence, and the numbers themselves behind one key. */
export function PlotFigure({ caption, table, children }: PlotFigureProps) {
  return (
    <figure className="plot">
      <div aria-hidden="true">{children}</div>
      <figcaption className="plot-caption">{caption}</figcaption>
      <details className="plot-numbers">
        <summary>The numbers</summary>
        <section
          className="plot-table-scroller"
          aria-label={`The numbers: ${table.head.join(', ')}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          tabIndex={0}
        >
          <table className="plot-table">
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...others], place) => (
                <tr key={place}>
                  <th scope="row">{first}</th>
                  {others.map((value, column) => (
                    <td key={column}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}
