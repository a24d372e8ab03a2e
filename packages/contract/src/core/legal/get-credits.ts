import { legalText, legalTextInput } from './legal-text'

/** core.legal.getCredits: whose work the dictionary is, with licences and attributions. */
export const input = legalTextInput

export const output = legalText
