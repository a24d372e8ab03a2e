import { Link } from '@tanstack/react-router'
import type { Spelling } from './word-definition'

/** A form of the word within a sentence; choosing it makes it the headword of the page. */
export function SpellingLink({ spelling }: { spelling: Spelling }) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, spelling: spelling.spellingId })}
      replace
      resetScroll={false}
      className="word-link"
      lang="ja"
    >
      {spelling.text}
    </Link>
  )
}
