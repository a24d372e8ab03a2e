import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import type { ReactNode } from 'react'
import { areReadAlike, type FormGroup, groupForms } from './form-groups'
import { listFormsInHead } from './kanji-forms'
import { SpellingLink } from './spelling-link'
import type { Spelling, WordDefinition } from './word-definition'

/** All ways to write and read the word; choosing one makes it the headword of the page. */
export function WordForms({ word }: { word: WordDefinition }) {
  if (word.spellings.length < 2 || areAllInHead(word)) return null
  const groups = groupForms(word.spellings)
  return (
    <section aria-labelledby="word-forms" className="word-forms">
      <h2 id="word-forms" className="word-section-title">
        Written and read as
      </h2>
      <ul className="word-forms-list">
        {areReadAlike(groups) ? (
          <FormsAndReadings groups={groups} chosen={word.spelling} />
        ) : (
          groups.map((group) => (
            <li key={group.text} className="word-form-group">
              <FormGroupLinks group={group} chosenId={word.spelling.spellingId} />
              <Notes notes={group.notes} />
            </li>
          ))
        )}
      </ul>
    </section>
  )
}

/** A headword in kana names its usual forms with kanji at once: often these are all there are. */
function areAllInHead(word: WordDefinition): boolean {
  const inHead = [word.spelling, ...listFormsInHead(word)].map(({ spellingId }) => spellingId)
  return word.spellings.every(({ spellingId }) => inHead.includes(spellingId))
}

/** Each form leads to itself as it is read now, each reading to the form as it is written now. */
function FormsAndReadings({ groups, chosen }: { groups: FormGroup[]; chosen: Spelling }) {
  const forms = groups.flatMap(({ spellings }) =>
    spellings.filter(({ reading }) => reading === chosen.reading),
  )
  const readings = groups.find(({ text }) => text === chosen.text)?.spellings ?? []
  return [forms, readings].map((spellings) => (
    <li key={spellings === forms ? 'forms' : 'readings'} className="word-form-group">
      {spellings.map((spelling) => (
        <FormLink
          key={spelling.spellingId}
          spelling={spelling}
          isChosen={spelling.spellingId === chosen.spellingId}
          label={`${spelling.text}（${spelling.reading}）`}
        >
          <span lang="ja">{spellings === forms ? spelling.text : spelling.reading}</span>
          {spellings === readings && <Notes notes={spelling.notes} />}
        </FormLink>
      ))}
    </li>
  ))
}

/** With one reading it stands above the form as furigana; several stand beside it. */
function FormGroupLinks({ group, chosenId }: { group: FormGroup; chosenId: string }) {
  const [first, ...others] = group.spellings
  if (first !== undefined && others.length === 0) {
    return (
      <FormLink spelling={first} isChosen={first.spellingId === chosenId}>
        <Furigana segments={first.furigana} className="word-form-text" />
      </FormLink>
    )
  }
  return (
    <>
      <span lang="ja" className="word-form-text word-form-shared">
        {group.text}
      </span>
      {group.spellings.map((spelling) => (
        <FormLink
          key={spelling.spellingId}
          spelling={spelling}
          isChosen={spelling.spellingId === chosenId}
          label={`${spelling.text}（${spelling.reading}）`}
        >
          <span lang="ja">{spelling.reading}</span>
          <OwnNotes group={group} spelling={spelling} />
        </FormLink>
      ))}
    </>
  )
}

function OwnNotes({ group, spelling }: { group: FormGroup; spelling: Spelling }) {
  const isOwn = ({ code }: { code: string }) => !group.notes.some((note) => note.code === code)
  return <Notes notes={spelling.notes.filter(isOwn)} />
}

function Notes({ notes }: Pick<Spelling, 'notes'>) {
  if (notes.length === 0) return null
  return <span className="word-form-note">{notes.map(({ label }) => label).join(', ')}</span>
}

interface FormLinkProps {
  spelling: Spelling
  isChosen: boolean
  /** Where the text alone does not say which form it is. */
  label?: string
  children: ReactNode
}

function FormLink({ spelling, isChosen, label, children }: FormLinkProps) {
  return (
    <SpellingLink
      spelling={spelling}
      className="word-form"
      aria-current={isChosen ? 'true' : undefined}
      aria-label={label}
    >
      {children}
    </SpellingLink>
  )
}
