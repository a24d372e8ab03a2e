import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { ContentCopyOutlined } from '@kotonoha/ui-kit/icons/content-copy-outlined'
import { PillBadge } from '@kotonoha/ui-kit/pill-badge/pill-badge'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import type { CSSProperties } from 'react'
import { SaveButton } from '../../../../dictionary/saved-lists/save-button'
import { ShareButton } from '../../../../dictionary/sharing/share-button'
import { copyText } from '../../../../kit/copy-text/copy-text'
import { writeCount } from '../../../../kit/counts/write-count'
import { useShortcut } from '../../../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../../../kit/keyboard-shortcuts/shortcut'
import { StudyThis } from '../../../../study-marks/study-this'
import { describeFrequency } from './frequency-in-words'
import { listFormsInHead } from './kanji-forms'
import { References } from './senses/sense-remarks'
import { listUsageOfAll } from './senses/usage-of-all'
import { listSetPhrases } from './set-phrases'
import { SpellingInText } from './spelling-link'
import type { WordDefinition } from './word-definition'
import { WordPartner } from './word-partner'
import { WordSound } from './word-sound'
import { toSharedDefinition, toThingToSave } from './word-to-keep'

const copyShortcut: Shortcut = { keys: ['c'], label: 'Copy the word', group: 'This page' }

/** JMdict's code; the mark for it looks at the headword as well. */
const usuallyKana = 'uk'

/** The headword, the one big thing of the page, with the marks that place it in the language. */
export function WordHeader({ word }: { word: WordDefinition }) {
  const { spelling } = word
  const handleCopy = () => void copyText(spelling.text, `Copied ${spelling.text}`)
  useShortcut(copyShortcut, handleCopy)
  return (
    <header className="word-header">
      <div className="word-headline">
        <h1
          className="word-headword"
          style={{ '--word-length': Array.from(spelling.text).length } as CSSProperties}
        >
          <Furigana segments={spelling.furigana} />
        </h1>
        <span className="word-actions">
          <ShortcutTooltip title="Copy the word" shortcut={copyShortcut.keys}>
            <IconButton aria-label="Copy the word" onClick={handleCopy}>
              <ContentCopyOutlined fontSize="small" />
            </IconButton>
          </ShortcutTooltip>
          <SaveButton item={toThingToSave(word)} />
          <ShareButton definition={toSharedDefinition(word)} />
        </span>
      </div>
      <div className="word-headline">
        <WordSound word={word} />
        <AlsoWritten word={word} />
      </div>
      <WordMarks word={word} />
      <WordPartner word={word} />
      <References title="In phrases" references={listSetPhrases(word)} />
      <StudyThis
        thing={{ kind: 'word', wordId: word.wordId, spellingId: spelling.spellingId }}
        name={spelling.text}
      />
    </header>
  )
}

function WordMarks({ word }: { word: WordDefinition }) {
  const hasKanji = word.kanjiIds.length > 0
  const otherUsage = listUsageOfAll(word.senses).filter(({ code }) => code !== usuallyKana)
  return (
    <ul className="word-marks" aria-label="About this word">
      {word.jlpt !== null && (
        <li>
          <JlptBadge level={word.jlpt} />
        </li>
      )}
      {word.isCommon && (
        <li>
          <PillBadge variant="green">Common</PillBadge>
        </li>
      )}
      {word.isUsuallyKana && hasKanji && (
        <li>
          <PillBadge>Usually in kana</PillBadge>
        </li>
      )}
      {otherUsage.map(({ code, label }) => (
        <li key={code}>
          <PillBadge>{label.charAt(0).toUpperCase() + label.slice(1)}</PillBadge>
        </li>
      ))}
      {word.isLoanword && (
        <li>
          <PillBadge>Loanword</PillBadge>
        </li>
      )}
      {word.spelling.notes.map(({ code, label }) => (
        <li key={code}>
          <PillBadge variant="yellow">{label.charAt(0).toUpperCase() + label.slice(1)}</PillBadge>
        </li>
      ))}
      {word.frequencyRank !== null && (
        <li className="word-rank" title={`No. ${writeCount(word.frequencyRank)}`}>
          {describeFrequency(word.frequencyRank)}
        </li>
      )}
    </ul>
  )
}

/** A word that is mostly written in kana still has its kanji: かける, also written 掛ける. */
function AlsoWritten({ word }: { word: WordDefinition }) {
  const forms = listFormsInHead(word)
  if (forms.length === 0) return null
  return (
    <p className="word-also">
      Also written{' '}
      {forms.map((form) => (
        <SpellingInText key={form.spellingId} spelling={form} />
      ))}
    </p>
  )
}
