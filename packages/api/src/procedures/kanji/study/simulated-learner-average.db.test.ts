import { test } from 'vitest'
import { average, expectForetold } from '../../../testing/ninety-days'

test('an average memory is foretold', { timeout: 180_000 }, (context) =>
  expectForetold(average, context),
)
