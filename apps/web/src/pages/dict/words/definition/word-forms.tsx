import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { Link } from '@tanstack/react-router'
import type { Spelling, WordDefinition } from './word-definition'

/** All ways to write and read the word; choosing one makes it the headword of the page. */
export function WordForms({ word }: { word: WordDefinition }) {
  if (word.spellings.length < 2) return null
  return (
    <section aria-labelledby="word-forms" className="word-forms">
      <h2 id="word-forms" className="word-section-title">
        Written and read as
      </h2>
      <ul className="word-forms-list">
        {word.spellings.map((spelling) => (
          <li key={spelling.spellingId}>
            <FormLink
              spelling={spelling}
              isChosen={spelling.spellingId === word.spelling.spellingId}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FormLink({ spelling, isChosen }: { spelling: Spelling; isChosen: boolean }) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, spelling: spelling.spellingId })}
      replace
      resetScroll={false}
      className="word-form"
      aria-current={isChosen ? 'true' : undefined}
    >
      <Furigana segments={spelling.furigana} className="word-form-text" />
      {spelling.notes.length > 0 && (
        <span className="word-form-note">
          {spelling.notes.map(({ label }) => label).join(', ')}
        </span>
      )}
    </Link>
  )
}
