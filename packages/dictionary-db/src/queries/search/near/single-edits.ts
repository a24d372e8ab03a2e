/** All texts that one slip of the finger away from the text: left out, swapped, wrong, too much. */
export function* listSingleEdits(text: string, alphabet: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    const before = text.slice(0, at)
    const after = text.slice(at + 1)
    yield before + after
    if (at + 1 < text.length) yield before + text[at + 1] + text[at] + text.slice(at + 2)
  }
  for (const letter of alphabet) {
    for (let at = 0; at <= text.length; at += 1) {
      yield text.slice(0, at) + letter + text.slice(at)
      if (at < text.length && text[at] !== letter) {
        yield text.slice(0, at) + letter + text.slice(at + 1)
      }
    }
  }
}
