const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A power of ten as it is printed: KANJIDIC has "10**16" of 京. */
export function toReadableMeaning(meaning: string): string {
  return meaning.replace(/(?<=\b10)\*\*(\d+)/gu, (_, exponent: string) =>
    [...exponent].map((digit) => superscripts[Number(digit)] ?? digit).join(''),
  )
}
