/** Counts what a reader met, for the build report. */
export class SourceTally {
  /** Entries handed on. */
  read = 0
  /** Entries left out, by reason. */
  readonly skipped = new Map<string, number>()

  countRead(): void {
    this.read += 1
  }

  countSkipped(reason: string): void {
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1)
  }
}
