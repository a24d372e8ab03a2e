import type { BuildStage } from './build-report'

/** Follows one stage after the other. */
export interface Stages {
  /** Begins a stage; ends the one before. */
  begin(stage: string, expected?: number): void
  /** So many more entries of the stage are done. */
  advance(count?: number): void
}

/** A stage that has ended. */
export interface StageDone extends BuildStage {
  /** Entries, where it counted any. */
  done: number
}

/** Tells the person who waits how far the build is. */
export interface Progress extends Stages {
  /** A stage that another thread has done meanwhile. */
  noteBeside(stage: StageDone): void
  /** A line to keep, beside the bar. */
  note(line: string): void
  /** Ends the last stage and clears the bar. Returns how long each stage took. */
  end(): BuildStage[]
}

/** Times the stages of another thread, which ends the last one itself. */
export interface StageTeller extends Stages {
  end(): void
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
  const stages: BuildStage[] = []
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
    const count = toCount(current.done).replace(':', '')
    clear()
    output.write(`${bar} ${current.name}${count}`)
    drawnAt = now()
  }

  function finish() {
    if (current === undefined) return
    const { name, done, startedAt } = current
    const seconds = (now() - startedAt) / 1000
    stages.push({ name, seconds })
    clear()
    output.write(`${name}${toCount(done)} (${seconds.toFixed(1)} s)\n`)
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
    noteBeside({ name, seconds, done }) {
      stages.push({ name, seconds, isBeside: true })
      clear()
      output.write(`${name}${toCount(done)} (${seconds.toFixed(1)} s, beside)\n`)
      draw()
    },
    end() {
      finish()
      return stages
    },
  }
}

/** Tells each stage when it has ended, for `noteBeside` of the thread that shows them. */
export function createStageTeller(
  tell: (stage: StageDone) => void,
  now: () => number,
): StageTeller {
  let current: { name: string; done: number; startedAt: number } | undefined
  const end = () => {
    if (current === undefined) return
    const { name, done, startedAt } = current
    tell({ name, done, seconds: (now() - startedAt) / 1000 })
    current = undefined
  }
  return {
    begin(name) {
      end()
      current = { name, done: 0, startedAt: now() }
    },
    advance(count = 1) {
      if (current !== undefined) current.done += count
    },
    end,
  }
}

function toCount(done: number): string {
  return done > 0 ? `: ${done.toLocaleString('en-GB')}` : ''
}
