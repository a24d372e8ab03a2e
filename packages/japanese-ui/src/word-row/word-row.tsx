import './word-row.css'
import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { RubySegment } from '@kotonoha/japanese/ruby'
import { describePartOfSpeech } from '@kotonoha/japanese/short-part-of-speech'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Furigana } from '../furigana/furigana'
import { JlptBadge } from '../jlpt-badge/jlpt-badge'

/** What a row shows of a word; a word of any list has it. */
export interface WordRowWord {
  furigana: readonly RubySegment[]
  glosses: readonly string[]
  jlpt: JlptLevel | null
  isCommon: boolean
  isUsuallyKana: boolean
  /** JMdict's codes of the sense; the row names the kind of word by them. */
  partsOfSpeech?: readonly string[]
}

export interface WordRowProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  word: WordRowWord
  /** The glosses as they are to be shown, where not just as they are. */
  glosses?: ReactNode
  /** Short note below the glosses: why the word is in this list. */
  note?: ReactNode
  /** A small sign before the level, such as how well the learner knows the word. */
  mark?: ReactNode
}

/**
 * A word of a list, the same in catalogs, search and the words of a kanji. The whole row is one
 * link: give it an `href`, or wrap it by the router's `createLink`.
 */
export function WordRow({ word, glosses, note, mark, className, ...anchor }: WordRowProps) {
  const partOfSpeech = describePartOfSpeech(word.partsOfSpeech ?? [])
  return (
    <a {...anchor} className={className === undefined ? 'ja-word-row' : `ja-word-row ${className}`}>
      <span className="ja-word-row-headword">
        <Furigana segments={word.furigana} />
        {word.isUsuallyKana && word.furigana.some((segment) => segment.ruby !== undefined) && (
          <span className="ja-word-row-kana">usually kana</span>
        )}
      </span>
      <span className="ja-word-row-meaning">
        <span className="ja-word-row-glosses">
          {partOfSpeech !== undefined && <span className="ja-word-row-kind">{partOfSpeech} </span>}
          {glosses ?? word.glosses.join('; ')}
        </span>
        {note !== undefined && <span className="ja-word-row-note">{note}</span>}
      </span>
      <span className="ja-word-row-marks">
        {mark}
        {word.isCommon && word.jlpt === null && <span className="ja-word-row-common">common</span>}
        {word.jlpt !== null && <JlptBadge level={word.jlpt} />}
      </span>
    </a>
  )
}
