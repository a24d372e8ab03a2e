import type { Reader } from '../acquisition/dictionary-sources'
import type { BuildReport } from '../report/build-report'
import type { Stages } from '../report/progress'
import { SourceTally } from '../sources/source-tally'

/** Reads sources one after the other, counting what each held. */
export class Reading {
  private readonly tallies = new Map<string, SourceTally>()

  constructor(private readonly progress: Stages) {}

  /**
   * Every entry of a source; none where the source is missing. `what` is what the report calls
   * them, `expected` about how many there are in the full source.
   */
  async *each<Entry>(
    what: string,
    reader: Reader<Entry> | undefined,
    expected: number,
  ): AsyncGenerator<Entry> {
    if (reader === undefined) return
    const tally = new SourceTally()
    this.tallies.set(what, tally)
    this.progress.begin(`Reading ${what}`, expected)
    for await (const entry of reader(tally)) {
      this.progress.advance()
      yield entry
    }
  }

  report(): BuildReport['read'] {
    return [...this.tallies].map(([what, { read, skipped }]) => ({
      what,
      read,
      skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
    }))
  }
}
