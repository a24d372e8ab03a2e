import { defineConfig } from 'vitest/config'

const everyTest = {
  include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
  environment: 'node' as const,
  globalSetup: ['packages/user-db/src/testing/global-setup.ts'],
}

/** The tests that talk to the user database, once more on a server that somebody else runs. */
const onOtherServer = {
  test: {
    ...everyTest,
    name: 'other-postgresql',
    include: ['packages/{user-db,auth-server,api}/src/**/*.db.test.ts'],
    exclude: ['packages/user-db/src/embedded/**'],
    env: { TEST_ON_OTHER_SERVER: 'yes' },
  },
}

export default defineConfig({
  test: process.env.TEST_DATABASE_URL
    ? { projects: [{ test: { ...everyTest, name: 'all' } }, onOtherServer] }
    : everyTest,
})
