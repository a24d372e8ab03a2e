/** What can be bought: by the month, by the year, or once for ever. */
export const plans = ['monthly', 'annual', 'lifetime'] as const

export type Plan = (typeof plans)[number]

/**
 * The levels whose lessons everybody has, for ever, unless who runs the installation decides
 * otherwise; reviews of what was learnt have no limit.
 */
export const usualFreeLevels = 3
