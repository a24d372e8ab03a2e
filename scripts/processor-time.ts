/**
 * The processor time that this process has used, in ms, for tests of how work grows with its input.
 *
 * On a clock the machine's other programs count too, and not evenly: what is done within a slice of
 * the scheduler never waits for them, what takes longer waits each time, so that even the best of
 * many turns grows more than the work did. At a load of 20, 80 times the work took 80 times the
 * processor time, and 1,200 times as long by the clock.
 */
export function readProcessorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
