import { type FormEvent, useRef, useState } from 'react'
import { describeFailure } from '../../api/failures/describe-failure'
import { type FailedTry, findFailedField } from './failed-field'

export interface Submission {
  isPending: boolean
  /** Why the last try failed, in words; undefined when it did not. */
  failure: string | undefined
  /** For the fields of the form, by `FailedTryContext`. */
  failedTry: FailedTry
  submit: (event?: FormEvent) => void
}

/**
 * Something that is done once at a time. What was typed stays where it is when it fails, and the
 * failure, told in the words of `describe`, is gone with the next try.
 */
export function useSubmission(
  act: () => Promise<void>,
  describe: (error: unknown) => string = describeFailure,
): Submission {
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [failedTry, setFailedTry] = useState<FailedTry>({ field: undefined, tryNumber: 0 })
  // Two clicks within one frame would both see the state of before.
  const isRunning = useRef(false)

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setFailure(undefined)
    setFailedTry(({ tryNumber }) => ({ field: undefined, tryNumber }))
    try {
      await act()
    } catch (error) {
      setFailure(describe(error))
      const field = findFailedField(error)
      setFailedTry(({ tryNumber }) => ({ field, tryNumber: tryNumber + 1 }))
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return {
    isPending,
    failure,
    failedTry,
    submit: (event) => {
      event?.preventDefault()
      void run()
    },
  }
}
