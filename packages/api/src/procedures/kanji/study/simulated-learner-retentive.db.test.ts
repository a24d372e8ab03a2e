import { timeLimit } from '@kotonoha/user-db/testing/time-limit'
import { test } from 'vitest'
import { change, expectForetold } from '../../../testing/ninety-days'

test(
  'a memory that keeps things longer, and fades steeply then is foretold',
  { timeout: timeLimit(180_000) },
  (context) => expectForetold(change({ 2: 2.8, 8: 1.95, 20: 0.22 }), context),
)
