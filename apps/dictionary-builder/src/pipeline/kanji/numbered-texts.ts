/** Texts by number, each kept once. */
export class NumberedTexts {
  private readonly texts: string[] = []
  private readonly numbers = new Map<string, number>()

  numberOf(text: string): number {
    const known = this.numbers.get(text)
    if (known !== undefined) return known
    const number = this.texts.push(text) - 1
    this.numbers.set(text, number)
    return number
  }

  textOf(number: number): string {
    const text = this.texts[number]
    if (text === undefined) throw new RangeError(`no text has the number ${number}`)
    return text
  }
}
