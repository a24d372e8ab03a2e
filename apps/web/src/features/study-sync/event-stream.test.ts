import { expect, test } from 'vitest'
import { createEventReader, type StreamEvent } from './event-stream'

function readAll(pieces: readonly string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const read = createEventReader((event) => events.push(event))
  for (const piece of pieces) read(piece)
  return events
}

test('an event that comes in pieces is one event, and two in one piece are two', () => {
  expect(
    readAll(['event: op', 'en\ndata: {"revision":1}\n', '\nevent: heartbeat\ndata:\n\nevent: ch']),
  ).toEqual([
    { name: 'open', data: '{"revision":1}' },
    { name: 'heartbeat', data: '' },
  ])
})
