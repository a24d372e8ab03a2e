import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.e2e.ts'],
    globalSetup: ['src/site-for-all-journeys.ts'],
    // A machine that is four times slower than a desk's takes this long for the longest of them.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 600_000,
    // Two cores: one file drives the browser, the other core is the browser's and the server's.
    fileParallelism: false,
  },
})
