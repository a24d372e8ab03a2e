import { type ApiOutputs, api } from '../api/api'
import { describeFailure } from '../api/failures/describe-failure'
import { newId } from '../api/new-id'
import { queryClient } from '../api/query-client'
import { sendForSure } from '../api/send-for-sure'
import { confirmAction } from '../kit/confirm-action/confirm-action'
import { showToast, showUndoToast } from '../kit/toasts/toast-queue'
import { findLearnerId } from '../session/who-is-here'

/** An item that the learner has cards of, and what it is called to them. */
export interface ChangedItem {
  subjectId: number
  name: string
}

const { study } = api.kanji

/** Stops the reviews of an item, or begins them again where they were; says so, or why not. */
export async function setSuspended(
  item: ChangedItem,
  isSuspended: boolean,
  { isUndo = false }: { isUndo?: boolean } = {},
): Promise<void> {
  const { subjectId, name } = item
  try {
    const input = { mutationId: newId(), subjectId, isSuspended }
    await applyServerCards(await sendForSure(study.suspend.mutationOptions(), input))
  } catch (error) {
    showToast(describeFailure(error), 'error')
    return
  }
  const text = isSuspended ? `No more reviews of ${name}` : `The reviews of ${name} go on`
  if (isUndo) showToast(text, 'success')
  else showUndoToast(text, () => void setSuspended(item, !isSuspended, { isUndo: true }))
}

/** Asks first: what is known of an item and when it is due is gone then. */
export async function startOver({ subjectId, name }: ChangedItem): Promise<void> {
  // One decision: a try whose answer was lost is not done twice.
  const mutationId = newId()
  const isDone = await confirmAction(
    {
      title: `Start ${name} over?`,
      text: 'It will be as if you had not learnt it: its lesson comes again, and its reviews begin anew. Your answers so far stay in your history. This cannot be undone.',
      verb: 'Start over',
      isDangerous: true,
      act: async () => {
        const input = { mutationId, subjectId }
        await applyServerCards(await sendForSure(study.resetCard.mutationOptions(), input))
      },
    },
    'item-menu',
  )
  if (isDone) showToast(`The lesson of ${name} comes again`, 'success')
}

/** The device and the pages have the cards as the server has them now. */
async function applyServerCards({ cards, revision }: ApiOutputs['kanji']['study']['suspend']) {
  await updateDevice(cards, revision)
  // Everything of the learner's study may count one more or one less now.
  void queryClient.invalidateQueries({ queryKey: api.kanji.pathKey() })
}

/** What is studied on this device, and a session that was left here, go on with these cards. */
async function updateDevice(
  cards: ApiOutputs['kanji']['study']['suspend']['cards'],
  revision: number,
): Promise<void> {
  try {
    const [{ updateSnapshot }, { dropSubject }] = await Promise.all([
      import('../study-device/study-snapshot'),
      import('../study-device/kept-session'),
    ])
    const userId = findLearnerId()
    if (userId === undefined) return
    for (const { subjectId, isSuspended, isRemoved } of cards) {
      if (isSuspended || isRemoved) dropSubject(userId, subjectId, Date.now())
    }
    await updateSnapshot(userId, { cards, revision, isWhole: false })
  } catch {
    // The server has it: the device hears of it with the next changes.
  }
}
