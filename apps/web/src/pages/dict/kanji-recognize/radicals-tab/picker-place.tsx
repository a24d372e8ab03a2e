/** RADKFILE has 253; the picker scrolls in its own place with fewer of them. */
const placeCount = 253

/** In the place of the parts while they are on their way, as large as the picker will be. */
export function PickerPlace() {
  return (
    <section aria-label="Parts by strokes">
      <div className="component-picker">
        <div role="status" className="component-group-count">
          Loading the parts…
        </div>
        <div className="component-group">
          {Array.from({ length: placeCount }, (_, place) => (
            <button key={place} type="button" disabled aria-hidden className="component-tile" />
          ))}
        </div>
      </div>
    </section>
  )
}
