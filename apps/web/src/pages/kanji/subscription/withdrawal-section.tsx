import { formatMoney } from '@kotonoha/billing/format-money'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { newId } from '../../../api/new-id'
import { confirmAction } from '../../../kit/confirm-action/confirm-action'
import { FormFailure } from '../../../kit/forms/form-parts'
import { useSubmission } from '../../../kit/forms/use-submission'
import { showToast } from '../../../kit/toasts/toast-queue'
import { reauthenticate } from '../../../session/account-security/reauthenticate'
import { formatDay } from '../../../session/billing/format-day'
import { askPlanAnew, type PlanAnswer } from '../../../session/billing/plan-query'
import { planNames } from '../../../session/billing/plan-words'

const source = 'subscription'

/** The way out of a young contract, which the law wants to be found at once. */
export function WithdrawalSection({
  withdrawal,
}: {
  withdrawal: NonNullable<PlanAnswer['withdrawal']>
}) {
  const { mutateAsync } = useMutation(
    api.core.billing.withdraw.mutationOptions({ networkMode: 'always' }),
  )
  const declaring = useSubmission(async () => {
    if (!(await reauthenticate('You are about to withdraw from your contract.', source))) return
    const mutationId = newId()
    const { plan, amount, currency } = await mutateAsync({ mutationId: newId(), step: 'declare' })
    const isDone = await confirmAction(
      {
        title: 'Withdraw from your contract?',
        text: `The contract for the ${planNames[plan].toLowerCase()} plan ends now, and all of the ${formatMoney(amount, currency)} is given back. A mail confirms it with date and time. What you learnt stays, with its reviews.`,
        verb: 'Confirm withdrawal',
        isDangerous: true,
        act: async () => {
          await mutateAsync({ mutationId, step: 'confirm' })
        },
      },
      source,
    )
    if (!isDone) return
    await askPlanAnew()
    showToast('Your withdrawal was received. A mail confirms it.', 'success')
  })
  return (
    <section className="subscription-card" aria-labelledby="withdrawal">
      <h2 id="withdrawal" className="subscription-card-title">
        Withdraw from contract
      </h2>
      <p>
        Until {formatDay(withdrawal.until)} you can withdraw from your contract without giving a
        reason: it ends at once, and {formatMoney(withdrawal.amount, withdrawal.currency)} is given
        back.
      </p>
      <div className="subscription-actions">
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          loading={declaring.isPending}
          onClick={() => declaring.submit()}
        >
          Withdraw from contract
        </Button>
      </div>
      <FormFailure text={declaring.failure} />
    </section>
  )
}
