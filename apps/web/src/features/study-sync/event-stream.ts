/** One event of a `text/event-stream`. */
export interface StreamEvent {
  name: string
  data: string
}

/**
 * Cuts a stream's text into its events; what is not whole yet waits for the next piece. Of the
 * format only what our server sends is read: `event:` and `data:` lines, an empty line at the end.
 */
export function createEventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let unread = ''
  return (text) => {
    const parts = (unread + text).split('\n\n')
    unread = parts.pop() ?? ''
    for (const part of parts) {
      const lines = part.split('\n')
      const find = (field: string) =>
        lines
          .find((line) => line.startsWith(`${field}:`))
          ?.slice(field.length + 1)
          .trim()
      onEvent({ name: find('event') ?? 'message', data: find('data') ?? '' })
    }
  }
}
