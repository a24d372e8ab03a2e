export const slipKinds = ['missing', 'doubled', 'swapped'] as const

export type SlipKind = (typeof slipKinds)[number]

/** Every way to leave out, double or swap one letter of a word, each once. */
export function listSlips(word: string, kind: SlipKind): string[] {
  const slips = Array.from({ length: word.length }, (_, at) => {
    const before = word.slice(0, at)
    const letter = word.charAt(at)
    const next = word.charAt(at + 1)
    if (kind === 'missing') return before + word.slice(at + 1)
    if (kind === 'doubled') return before + letter + word.slice(at)
    return before + next + letter + word.slice(at + 2)
  })
  return [...new Set(slips)].filter((slip) => slip !== word)
}
