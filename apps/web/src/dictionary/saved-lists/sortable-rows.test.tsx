// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SortableRow, SortableRows } from './sortable-rows'

afterEach(cleanup)

/** jsdom knows none. */
class PrimaryPointerEvent extends MouseEvent {
  readonly isPrimary = true
}
window.PointerEvent = PrimaryPointerEvent as unknown as typeof PointerEvent

test('hears a click right after a row was dropped', async () => {
  const handleClick = vi.fn()
  const rows = ['生', '食'].map((name) => ({ id: name, name }))
  render(
    <SortableRows rows={rows} onMove={() => undefined}>
      {rows.map((row) => (
        <SortableRow key={row.id} {...row} className="row">
          <button type="button" onClick={handleClick}>
            {row.name}
          </button>
        </SortableRow>
      ))}
    </SortableRows>,
  )
  const handle = screen.getByRole('button', { name: 'Move 生' })
  fireEvent.pointerDown(handle, { button: 0, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(handle, { clientX: 10, clientY: 60 })
  await screen.findByText('Moving 生, now 1 of 2.')
  fireEvent.pointerUp(handle, { clientX: 10, clientY: 60 })
  fireEvent.click(screen.getByRole('button', { name: '食' }))
  expect(handleClick).toHaveBeenCalledOnce()
})
