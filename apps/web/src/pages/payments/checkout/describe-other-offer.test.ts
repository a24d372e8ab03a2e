import { expect, test } from 'vitest'
import { describeOtherOffer } from './describe-other-offer'

test.each([
  ['the plan that one has', 'annual', 'annual', /^You have the Annual plan already/],
  [
    'the other subscription',
    'monthly',
    'annual',
    /^To change from Annual to Monthly, go to your plan/,
  ],
  ['a plan without a price', 'annual', undefined, /^The Annual plan is not sold now/],
] as const)('who asks for %s reads why Lifetime is shown', (_, asked, own, words) => {
  const subscription = own === undefined ? null : { plan: own }
  const told = describeOtherOffer({ asked, offered: 'lifetime', subscription })
  expect(told).toMatch(words)
  expect(told).toContain('What you see here is the Lifetime plan.')
})

test.each([
  ['asked for nothing', undefined],
  ['is offered what was asked for', 'lifetime'],
] as const)('who %s reads no reason', (_, asked) => {
  const subscription = { plan: 'annual' } as const
  expect(describeOtherOffer({ asked, offered: 'lifetime', subscription })).toBeUndefined()
})
