/**
 * How a packed text is written: a byte below `shortCodes` is one of the phrases that are used most,
 * two bytes from there on are any other phrase, and `literalMark` announces one UTF-16 unit of which
 * no phrase knows.
 */
export const shortCodes = 128
export const literalMark = 255
export const mostPhrases = shortCodes + (literalMark - shortCodes) * 256
