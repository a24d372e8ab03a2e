const day = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric' })
const dayMs = 86_400_000

interface LoadTableProps {
  /** Cards that come due on each day, today's first. */
  now: readonly number[]
  then: readonly number[]
}

/** The reviews of the next four weeks with and without the import. */
export function LoadTable({ now, then }: LoadTableProps) {
  const most = Math.max(1, ...then)
  const busiest = then.indexOf(Math.max(...then))
  const nameOf = (place: number) =>
    place === 0 ? 'Today' : day.format(new Date(Date.now() + place * dayMs))
  return (
    <figure className="import-load">
      <figcaption>
        Reviews of the next 28 days: {then[0]?.toLocaleString('en')} today,{' '}
        {then[busiest]?.toLocaleString('en')} on the fullest day
        {busiest > 0 && ` (${nameOf(busiest)})`}.
      </figcaption>
      <div className="import-load-bars" aria-hidden="true">
        {then.map((count, place) => (
          <span
            key={place}
            className="import-load-bar"
            title={`${nameOf(place)}: ${count.toLocaleString('en')}`}
            style={{ height: `${(count / most) * 100}%` }}
          >
            <span
              className="import-load-bar-now"
              style={{ height: `${((now[place] ?? 0) / Math.max(1, count)) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <details className="import-details">
        <summary>By day</summary>
        <table className="import-numbers">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {then.map((count, place) => (
              <tr key={place}>
                <th scope="row">{nameOf(place)}</th>
                <td>{now[place]?.toLocaleString('en')}</td>
                <td>{count.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
