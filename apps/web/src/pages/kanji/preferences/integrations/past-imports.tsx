import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ApiOutputs } from '../../../../api/api'
import { api } from '../../../../api/api'
import { isLearnerQuery } from '../../../../api/learner-calls'
import { newId } from '../../../../api/new-id'
import { queryClient } from '../../../../api/query-client'
import { sendForSure } from '../../../../api/send-for-sure'
import { confirmAction } from '../../../../kit/confirm-action/confirm-action'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { SettingRow, SettingSection } from '../../../../kit/settings/setting'
import { showToast } from '../../../../kit/toasts/toast-queue'
import { countOf, sourceNames } from './source-words'

type PastImport = ApiOutputs['kanji']['import']['list']['imports'][number]

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** What was brought so far, and the way back. */
export function PastImports() {
  const imports = useQuery(api.kanji.import.list.queryOptions(undefined, { staleTime: 0 }))
  if (imports.error !== null && imports.data === undefined) {
    return <QueryFailure error={imports.error} onRetry={() => void imports.refetch()} />
  }
  const known = imports.data?.imports ?? []
  if (known.length === 0) return null
  return (
    <SettingSection title="What you brought">
      <ul className="setting-list" aria-label="What you brought">
        {known.map((each) => (
          <li key={each.importId}>
            <SettingRow title={`${sourceNames[each.source]}: ${each.name}`} text={describe(each)}>
              {each.expiresAt !== null && (
                <Button variant="outlined" onClick={() => void takeBack(each)}>
                  Take back…
                </Button>
              )}
            </SettingRow>
          </li>
        ))}
      </ul>
    </SettingSection>
  )
}

function describe({ cards, appliedAt, expiresAt, revertedAt }: PastImport): string {
  const what = `${countOf(cards, 'card')}, ${date.format(new Date(appliedAt))}`
  if (revertedAt !== null) return `${what}; taken back`
  if (expiresAt === null) return what
  return `${what}; can be taken back until ${date.format(new Date(expiresAt))}`
}

async function takeBack({ importId, cards, answered }: PastImport): Promise<void> {
  const kept =
    answered === 0
      ? ''
      : ` ${countOf(answered, 'card')} of it that you have answered here since ${answered === 1 ? 'stays' : 'stay'}.`
  const mutationId = newId()
  await confirmAction(
    {
      title: 'Take this import back?',
      text: `${countOf(cards - answered, 'card')}, your notes and your levels become what they were before.${kept}`,
      verb: 'Take back',
      isDangerous: true,
      act: async () => {
        const input = { importId, mutationId }
        const done = await sendForSure(api.kanji.import.revert.mutationOptions(), input)
        void queryClient.invalidateQueries({ predicate: isLearnerQuery })
        showToast(
          `${countOf(done.cards, 'card')} taken back. You are at level ${done.level}`,
          'success',
        )
      },
    },
    'integrations',
  )
}
