import { defineConfig } from 'vitest/config'
import { LongestFirst } from './src/longest-first'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.e2e.ts'],
    globalSetup: ['src/site-for-all-journeys.ts'],
    // A machine that is four times slower than a desk's takes this long for the longest of them.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 600_000,
    // A journey often waits: for a page, a dialog that opens, an answer, half a second without a
    // request. While it does, a third one has the core.
    maxWorkers: 3,
    // Each journey has a context of its own in the browser; the modules that drive it may be shared.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
