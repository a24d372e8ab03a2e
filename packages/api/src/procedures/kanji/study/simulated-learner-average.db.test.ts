import { timeLimit } from '@kotonoha/user-db/testing/time-limit'
import { test } from 'vitest'
import { average, expectForetold } from '../../../testing/ninety-days'

test('an average memory is foretold', { timeout: timeLimit(180_000) }, (context) =>
  expectForetold(average, context),
)
