import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  toKanjiLink,
  toKanjiPath,
  toWordLink,
  toWordPath,
} from '../../dictionary/links/item-address'
import type { StudySubject } from './study-subject'

/** What names the page of an item. */
type LinkedSubject = Pick<StudySubject, 'subjectId' | 'kanjiId' | 'wordId' | 'spellingId'>

interface SubjectLinkProps {
  subject: LinkedSubject
  className: string
  children: ReactNode
}

/** Opens the page of an item: the dictionary's for kanji and words, its own for a component. */
export function SubjectLink({ subject, ...anchor }: SubjectLinkProps) {
  return <Link {...anchor} {...toSubjectLink(subject)} />
}

export function toSubjectLink({ kanjiId, wordId, spellingId, subjectId }: LinkedSubject) {
  if (kanjiId !== null) return toKanjiLink(kanjiId)
  if (wordId !== null) return toWordLink({ wordId, spellingId })
  return linkOptions({
    to: '/app/kanji/components/$id/found-in-kanji',
    params: { id: String(subjectId) },
  })
}

/** The same as an address. */
export function toSubjectHref({ kanjiId, wordId, spellingId, subjectId }: LinkedSubject): string {
  if (kanjiId !== null) return toKanjiPath(kanjiId)
  if (wordId !== null) return toWordPath({ wordId, spellingId })
  return `/app/kanji/components/${subjectId}/found-in-kanji`
}
