import { legalText, legalTextInput } from './legal-text'

/** core.legal.getTermsOfService */
export const input = legalTextInput

export const output = legalText
