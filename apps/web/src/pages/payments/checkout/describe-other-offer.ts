import type { Plan } from '@kotonoha/billing/plan'
import type { PlanAnswer } from '../../../session/billing/plan-query'
import { planNames } from '../../../session/billing/plan-words'

interface Asked {
  /** The plan that the address names. */
  asked: Plan | undefined
  offered: Plan
  subscription: Pick<NonNullable<PlanAnswer['subscription']>, 'plan'> | null
}

/** Why another plan is offered than was asked for, in words; undefined where it is the same. */
export function describeOtherOffer({ asked, offered, subscription }: Asked): string | undefined {
  if (asked === undefined || asked === offered) return undefined
  const instead = `What you see here is the ${planNames[offered]} plan.`
  if (subscription === null) return `The ${planNames[asked]} plan is not sold now. ${instead}`
  if (subscription.plan === asked) {
    return `You have the ${planNames[asked]} plan already, and cannot buy it twice. ${instead}`
  }
  const change = `To change from ${planNames[subscription.plan]} to ${planNames[asked]}, go to your plan.`
  return `${change} ${instead}`
}
