import { legalText, legalTextInput } from './legal-text'

/** core.legal.getPrivacyPolicy */
export const input = legalTextInput

export const output = legalText
