import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { listSharingTests } from './scripts/list-sharing-tests'

/** `PROPERTY_FACTOR=100`: a hundred times the cases of each property test, and the time for them. */
const propertyFactor = Number(process.env.PROPERTY_FACTOR ?? 1)

const manyMoreCases = fileURLToPath(new URL('scripts/many-more-cases.ts', import.meta.url))

const everyTest = {
  include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
  environment: 'node' as const,
  globalSetup: ['packages/user-db/src/testing/global-setup.ts'],
  // For what hangs. A machine with other work takes many times longer than a quiet one.
  testTimeout: 60_000 * Math.max(1, propertyFactor),
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  alias: propertyFactor === 1 ? [] : [{ find: /^fast-check$/, replacement: manyMoreCases }],
  setupFiles: ['scripts/wait-longer-in-tests.ts'],
}

/** What measures how long something takes has the machine to itself, after everything else. */
const timedTests = [
  'apps/server/src/procedures/hostile-input.test.ts',
  'packages/auth-server/src/hostile-input.test.ts',
  'packages/auth-server/src/passwords/password-hasher.test.ts',
  'packages/auth-server/src/who-exists.db.test.ts',
  'packages/dictionary-db/src/queries/search/any-query.db.test.ts',
  'packages/handwriting/src/recogniser.test.ts',
]

/** What reads the full dictionary, which takes minutes to build. */
const dataTests = ['packages/*/src/**/*.data.test.ts', 'apps/*/src/**/*.data.test.ts']

/**
 * One more than the cores of a small machine: many wait for a database that starts, or is killed,
 * and another file uses the processor meanwhile.
 */
const maxWorkers = 3

/** Nothing is left behind for the next file of the same process. */
const sharingTests = [
  'packages/{japanese,srs,study,handwriting,billing}/src/**/*.test.ts',
  ...listSharingTests(),
]

const sharing = {
  test: {
    ...everyTest,
    name: 'sharing',
    include: sharingTests,
    exclude: [...timedTests, ...dataTests],
    isolate: false,
    maxWorkers,
    sequence: { groupOrder: 0 },
  },
}

const most = {
  test: {
    ...everyTest,
    name: 'all',
    exclude: [...timedTests, ...dataTests, ...sharingTests],
    // How the kit looks is tested too; all other style sheets are left out.
    css: { include: /packages\/ui-kit\// },
    maxWorkers,
    sequence: { groupOrder: 0 },
  },
}

const data = {
  test: {
    ...everyTest,
    name: 'data',
    include: dataTests,
    // Some judge many thousands of answers or questions.
    testTimeout: 3 * everyTest.testTimeout,
    maxWorkers,
    sequence: { groupOrder: 0 },
  },
}

const alone = {
  test: {
    ...everyTest,
    name: 'timed',
    include: timedTests,
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
}

/** The tests that talk to the user database, once more on a server that somebody else runs. */
const onOtherServer = {
  test: {
    ...everyTest,
    name: 'other-postgresql',
    include: ['packages/{user-db,auth-server,api}/src/**/*.db.test.ts'],
    exclude: ['packages/user-db/src/embedded/**', ...timedTests],
    env: { TEST_ON_OTHER_SERVER: 'yes' },
    maxWorkers,
    sequence: { groupOrder: 0 },
  },
}

export default defineConfig({
  test: {
    projects: [
      most,
      sharing,
      data,
      alone,
      ...(process.env.TEST_DATABASE_URL ? [onOtherServer] : []),
    ],
  },
})
