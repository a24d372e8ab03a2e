import { api } from '../../../../api/api'
import { describeFailure } from '../../../../api/failures/describe-failure'
import { newId } from '../../../../api/new-id'
import { sendForSure } from '../../../../api/send-for-sure'
import { showToast, showUndoToast } from '../../../../kit/toasts/toast-queue'
import { countOf } from '../../../../study/plots/percent'
import { askAllAgain } from '../training/change-model'

/** Gives all cards new dates, portion after portion; tells how many have them. */
export async function giveNewDates(onPortion: (cards: number) => void): Promise<void> {
  const rescheduleId = newId()
  let cards = 0
  try {
    for (let after: number | null = 0; after !== null; ) {
      const done: { cards: number; next: number | null } = await sendForSure(
        api.kanji.algorithm.reschedule.mutationOptions(),
        { mutationId: newId(), rescheduleId, after },
      )
      cards += done.cards
      after = done.next
      onPortion(cards)
    }
    showUndoToast(`${countOf(cards, 'card has', 'cards have')} new dates`, () => {
      void giveOldDatesBack(rescheduleId)
    })
  } catch (error) {
    showToast(
      cards === 0
        ? describeFailure(error)
        : `Cut off after ${countOf(cards, 'card')}: ${describeFailure(error)} Look again to go on, or give the old dates back.`,
      'error',
    )
  }
  askAllAgain()
}

/** Gives the cards the dates back that they had before. */
export async function giveOldDatesBack(rescheduleId: string): Promise<void> {
  try {
    const { restored, kept } = await sendForSure(
      api.kanji.algorithm.revertReschedule.mutationOptions(),
      { mutationId: newId(), rescheduleId },
    )
    const answered =
      kept === 0
        ? ''
        : `; ${countOf(kept, 'card keeps its', 'cards keep their')} date, answered since`
    showToast(`${countOf(restored, 'card has its', 'cards have their')} old date back${answered}`)
  } catch (error) {
    showToast(describeFailure(error), 'error')
  }
  askAllAgain()
}
