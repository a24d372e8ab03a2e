/** What can be bought: by the month, by the year, or once for ever. */
export const plans = ['monthly', 'annual', 'lifetime'] as const

export type Plan = (typeof plans)[number]

/** Plans that renew themselves. */
export const renewingPlans = ['monthly', 'annual'] as const satisfies readonly Plan[]

/** The levels whose lessons everybody has, for ever; reviews of what was learnt have no limit. */
export const freeLevels = 3
