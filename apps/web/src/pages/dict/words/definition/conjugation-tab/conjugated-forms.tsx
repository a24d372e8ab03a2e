import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import type { ConjugatedForm } from './conjugation'

/** Said, but marked: what a learner should know before using the form. */
const registerNotes: Record<ConjugatedForm['register'], string | null> = {
  standard: null,
  'ra-less': 'without ら, casual',
  short: 'short form',
  literary: 'literary',
  colloquial: 'colloquial',
}

/** The ways to say one cell, the standard one first as it comes. */
export function ConjugatedForms({ forms }: { forms: readonly ConjugatedForm[] }) {
  if (forms.length === 0) {
    return (
      <span className="conjugation-none">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>none</VisuallyHidden>
      </span>
    )
  }
  return forms.map((form) => {
    const note = registerNotes[form.register]
    return (
      <span key={`${form.text} ${form.register}`} className="conjugation-form">
        <Furigana segments={form.furigana} className="conjugation-text" />
        {note !== null && <span className="conjugation-note">{note}</span>}
      </span>
    )
  })
}
