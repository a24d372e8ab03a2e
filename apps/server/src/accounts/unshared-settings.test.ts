import { expect, test } from 'vitest'
import { listUnsharedSettings } from './unshared-settings'

test.each<[environment: Record<string, string>, unshared: string[], why: string]>([
  [{}, ['AUTH_JWT_KEYS', 'AUTH_SECRET', 'AUTH_SITE_URL'], 'nothing is given'],
  [
    { AUTH_JWT_KEYS: '[]', AUTH_SECRET: 'x' },
    ['AUTH_SITE_URL'],
    'the issuer follows from the address',
  ],
  [{ AUTH_JWT_KEYS: '[]', AUTH_SECRET: 'x', AUTH_EXTERNAL_URL: 'y' }, [], 'or is given itself'],
])('with %o other nodes cannot know %o: %s', (environment, unshared) => {
  expect(listUnsharedSettings(environment)).toEqual(unshared)
})
