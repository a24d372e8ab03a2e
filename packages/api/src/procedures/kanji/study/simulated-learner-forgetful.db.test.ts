import { timeLimit } from '@kotonoha/user-db/testing/time-limit'
import { test } from 'vitest'
import { change, expectForetold } from '../../../testing/ninety-days'

test(
  'a memory that forgets new things sooner is foretold',
  { timeout: timeLimit(180_000) },
  (context) => expectForetold(change({ 0: 0.15, 2: 1.7, 8: 1.75 }), context),
)
