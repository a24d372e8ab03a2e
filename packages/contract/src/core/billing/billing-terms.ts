/** Which text of the terms a learner agrees to when they buy; raised when what they say changes. */
export const billingTermsVersion = '2026-11-23'
