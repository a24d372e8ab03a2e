/** Tells the person who waits how far the build is. */
export interface Progress {
  /** Begins a stage; ends the one before. */
  begin(stage: string, expected?: number): void
  /** So many more entries of the stage are done. */
  advance(count?: number): void
  /** A line to keep, beside the bar. */
  note(line: string): void
  /** Ends the last stage and clears the bar. Returns how long each stage took. */
  end(): { name: string; seconds: number }[]
}

interface Output {
  write(text: string): unknown
  isTTY?: boolean
}

const barCells = 28
const redrawMs = 100
const entriesPerCheck = 512

/** A bar that redraws itself on a terminal; one plain line for each stage elsewhere. */
export function createProgress(output: Output, now: () => number): Progress {
  const stages: { name: string; seconds: number }[] = []
  let current: { name: string; expected: number; done: number; startedAt: number } | undefined
  let drawnAt = 0

  function clear() {
    if (output.isTTY === true) output.write('\r\u001b[2K')
  }

  function draw() {
    if (current === undefined || output.isTTY !== true) return
    const share = current.expected > 0 ? Math.min(1, current.done / current.expected) : 0
    const full = Math.round(share * barCells)
    const bar = '█'.repeat(full) + '░'.repeat(barCells - full)
    const count = current.done > 0 ? ` ${current.done.toLocaleString('en-GB')}` : ''
    clear()
    output.write(`${bar} ${current.name}${count}`)
    drawnAt = now()
  }

  function finish() {
    if (current === undefined) return
    const seconds = (now() - current.startedAt) / 1000
    stages.push({ name: current.name, seconds })
    clear()
    const count = current.done > 0 ? `: ${current.done.toLocaleString('en-GB')}` : ''
    output.write(`${current.name}${count} (${seconds.toFixed(1)} s)\n`)
    current = undefined
  }

  return {
    begin(name, expected = 0) {
      finish()
      current = { name, expected, done: 0, startedAt: now() }
      draw()
    },
    advance(count = 1) {
      if (current === undefined) return
      current.done += count
      if (current.done % entriesPerCheck === 0 && now() - drawnAt > redrawMs) draw()
    },
    note(line) {
      clear()
      output.write(`${line}\n`)
      draw()
    },
    end() {
      finish()
      return stages
    },
  }
}
