import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/api'
import { newId } from '../../../../api/new-id'
import { confirmAction } from '../../../../kit/confirm-action/confirm-action'
import { SettingRow, SettingSection } from '../../../../kit/settings/setting'
import { changeLevel, restoreLevels } from '../../../../study/levels/change-level'
import { SelectSetting } from '../../../../study/preferences/select-setting'
import { studyProfileQuery } from '../../../../study/profile/study-profile-query'

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** Starting over, and taking that back. */
export function ResetSection() {
  const level = useQuery(studyProfileQuery()).data?.level
  const resets = useQuery(api.kanji.curriculum.listResets.queryOptions(undefined, { staleTime: 0 }))
    .data?.resets
  return (
    <SettingSection
      title="Start over"
      text="Forgets what you learnt from a level on, so that its lessons come again. Your history stays, and it can be taken back for 30 days."
      isDangerous
    >
      {level !== undefined && <ResetForm highest={level} />}
      {resets !== undefined && resets.length > 0 && (
        <ul className="study-preferences-resets" aria-label="What can be taken back">
          {resets.map(({ resetId, fromLevel, cardCount, at, expiresAt }) => (
            <li key={resetId}>
              <SettingRow
                title={`Level ${fromLevel} and above, ${date.format(new Date(at))}`}
                text={`${cardCount.toLocaleString('en')} ${cardCount === 1 ? 'card' : 'cards'}; until ${date.format(new Date(expiresAt))}`}
              >
                <Button variant="outlined" onClick={() => void restoreLevels(resetId)}>
                  Take back
                </Button>
              </SettingRow>
            </li>
          ))}
        </ul>
      )}
    </SettingSection>
  )
}

function ResetForm({ highest }: { highest: number }) {
  const [chosen, setChosen] = useState(1)
  const from = Math.min(chosen, highest)
  const levels = Array.from({ length: highest }, (_, index) => ({
    value: index + 1,
    label: index === 0 ? 'Level 1: everything' : `Level ${index + 1}`,
  }))
  const handleReset = () => {
    const mutationId = newId()
    void confirmAction(
      {
        title: `Start over from level ${from}?`,
        text: `Everything from level ${from} on is as if never learnt and waits for its lessons again. You can take this back for 30 days.`,
        verb: 'Start over',
        isDangerous: true,
        act: () => changeLevel({ level: from, lower: 'keep', isReset: true }, mutationId),
      },
      'study-preferences',
    )
  }
  return (
    <>
      <SelectSetting
        title="From"
        text={`You are at level ${highest}.`}
        options={levels}
        value={from}
        onChange={setChosen}
      />
      <Button color="error" variant="outlined" sx={{ mt: 2 }} onClick={handleReset}>
        Start over…
      </Button>
    </>
  )
}
