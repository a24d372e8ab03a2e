import { CheckCircleOutlined } from '@kotonoha/ui-kit/icons/check-circle-outlined'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { ChoiceCards } from '../choice-cards'
import { KanaChart } from '../kana-chart'
import { isReadAs, kanaWords } from '../kana-words'
import { useOnboardingDraft } from '../onboarding-draft'

const answers = [
  { value: 'fluent', title: 'Yes, hiragana and katakana' },
  { value: 'some', title: 'Some of it' },
  { value: 'none', title: 'Not yet' },
] as const

/** Readings are asked in kana, so whoever cannot read it yet learns of it before the first one. */
export function KanaStep() {
  const { draft, change } = useOnboardingDraft()
  const kana = draft?.kana ?? null
  return (
    <>
      <ChoiceCards
        legend="Whether you can read kana"
        options={answers}
        value={kana}
        onChange={(chosen) =>
          // Who cannot read kana has learnt no kanji by reading: they begin at the beginning.
          change(chosen === 'none' ? { kana: chosen, way: 'beginner' } : { kana: chosen })
        }
      />
      {kana !== 'none' && <KanaCheck />}
      {(kana === 'none' || kana === 'some') && (
        <>
          <p className="onboarding-text">
            Kana are the two sets of letters that spell how Japanese sounds. You can begin with
            kanji at once: answers are typed in Latin letters and turn into kana, and meanings need
            none. Learning kana beside takes most people two weeks.
          </p>
          <KanaChart />
        </>
      )}
    </>
  )
}

function KanaCheck() {
  const { draft, change } = useOnboardingDraft()
  const typed = draft?.kanaReadings ?? {}
  const isRead = (word: string) => isReadAs(typed[word] ?? '', word)
  const handleType = (word: string, text: string) => {
    const kanaReadings = { ...typed, [word]: text }
    const isAllRead = kanaWords.every((each) => isReadAs(kanaReadings[each.word] ?? '', each.word))
    change({ kanaReadings, ...(isAllRead && { kana: 'fluent' }) })
  }
  return (
    <>
      <p className="onboarding-text">Try yourself, if you like: how are these read?</p>
      <ul className="kana-check">
        {kanaWords.map(({ word, meaning }) => (
          <KanaWord
            key={word}
            word={word}
            meaning={meaning}
            typed={typed[word] ?? ''}
            isRead={isRead(word)}
            onType={(text) => handleType(word, text)}
          />
        ))}
      </ul>
    </>
  )
}

interface KanaWordProps {
  word: string
  meaning: string
  typed: string
  isRead: boolean
  onType: (text: string) => void
}

function KanaWord({ word, meaning, typed, isRead, onType }: KanaWordProps) {
  const statusId = useId()
  return (
    <li className="kana-check-word">
      <span lang="ja" className="kana-check-kana">
        {word}
      </span>
      <TextField
        size="small"
        label={`Reading of ${word}`}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        slotProps={{
          htmlInput: {
            autoCapitalize: 'none',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            'aria-describedby': statusId,
          },
        }}
      />
      <span id={statusId} role="status" className="kana-check-verdict">
        {isRead && (
          <>
            <CheckCircleOutlined fontSize="small" aria-hidden="true" /> right: {meaning}
          </>
        )}
      </span>
    </li>
  )
}
