import type { Spelling } from './word-definition'

/** A written form with all the ways to read it. */
export interface FormGroup {
  text: string
  spellings: Spelling[]
  /** Notes that hold however the form is read, said once. */
  notes: Spelling['notes']
}

/** Every form is read in all of these ways, so that forms and readings are two lists (二十日, 廿日: はつか, にじゅうにち). */
export function areReadAlike(groups: readonly FormGroup[]): boolean {
  const [first, ...others] = groups.map(({ spellings }) =>
    spellings.map(({ reading, notes }) => [reading, ...notes.map(({ code }) => code)].join()),
  )
  return (
    first !== undefined &&
    first.length > 1 &&
    others.length > 0 &&
    others.every((readings) => readings.join('\n') === first.join('\n'))
  )
}

/** In the order of the dictionary, each written form once: 二 has four readings, not four places. */
export function groupForms(spellings: readonly Spelling[]): FormGroup[] {
  const byText = new Map<string, Spelling[]>()
  for (const spelling of spellings) {
    const group = byText.get(spelling.text)
    if (group === undefined) byText.set(spelling.text, [spelling])
    else group.push(spelling)
  }
  return [...byText].map(([text, group]) => ({
    text,
    spellings: group,
    notes: (group[0]?.notes ?? []).filter(({ code }) =>
      group.every((spelling) => spelling.notes.some((note) => note.code === code)),
    ),
  }))
}
