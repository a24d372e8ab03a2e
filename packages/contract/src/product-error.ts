/** Codes of errors that a page reacts to; the browser compares codes, never messages. */
export const productErrorCodes = ['dictionary-not-ready'] as const

export type ProductErrorCode = (typeof productErrorCodes)[number]
