import { countOf } from '../../../../study/plots/percent'
import { type Intervals, listIntervals } from './list-intervals'

interface WhatChangedProps {
  before: { name: string; parameters: readonly number[] | null }
  after: { name: string; parameters: readonly number[] | null }
  retention: number
}

const nth = ['After the lesson', 'Remembered once', 'twice', 'three times', 'four times']

/** What two versions of the parameters make of the same answers. */
export function WhatChanged({ before, after, retention }: WhatChangedProps) {
  const columns = [before, after].map(({ parameters }) => listIntervals(parameters, retention))
  const rows = [
    ...nth.map((name, place) => ({ name, of: (all: Intervals) => all.afterSuccesses[place] ?? 0 })),
    { name: 'After a first answer that was wrong', of: (all: Intervals) => all.afterFirstMiss },
    { name: 'Forgotten after a month', of: (all: Intervals) => all.afterLapse },
  ]
  return (
    <details className="plot-numbers">
      <summary>What changed</summary>
      <table className="training-numbers">
        <thead>
          <tr>
            <th scope="col">Comes back after</th>
            <th scope="col">{before.name}</th>
            <th scope="col">{after.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((intervals, column) => (
                <td key={column}>{countOf(of(intervals), 'day')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
