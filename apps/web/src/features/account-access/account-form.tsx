import type { ReactNode } from 'react'
import { FormFailure, SubmitButton } from '../account-security/form-parts'
import { useSubmission } from '../account-security/use-submission'
import { describeAccessFailure } from './describe-access-failure'

interface AccountFormProps {
  /** Throws when it was refused; `PlainFailure` where the form itself knows why. */
  act: () => Promise<void>
  submitLabel: string
  /** What is asked for. */
  children: ReactNode
  /** What else can be done, below the button. */
  more?: ReactNode
}

/** One step on the way in: why the last try failed, the fields, and the button. */
export function AccountForm({ act, submitLabel, children, more }: AccountFormProps) {
  const { isPending, failure, submit } = useSubmission(act, describeAccessFailure)
  return (
    <form className="account-form" noValidate onSubmit={submit}>
      <FormFailure text={failure} />
      {children}
      <SubmitButton isPending={isPending}>{submitLabel}</SubmitButton>
      {more}
    </form>
  )
}
