import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Spelling } from './word-definition'

type SpellingLinkProps = Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'lang' | 'aria-current' | 'aria-label'
> & { spelling: Spelling }

/** A form of the word; choosing it makes it the headword of the page. */
export function SpellingLink({ spelling, ...props }: SpellingLinkProps) {
  return (
    <Link
      {...props}
      to="."
      search={(search) => ({ ...search, spelling: spelling.spellingId })}
      replace
      resetScroll={false}
    />
  )
}

/** The same within a sentence. */
export function SpellingInText({ spelling }: { spelling: Spelling }) {
  return (
    <SpellingLink spelling={spelling} className="word-link" lang="ja">
      {spelling.text}
    </SpellingLink>
  )
}
