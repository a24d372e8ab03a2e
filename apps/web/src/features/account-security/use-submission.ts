import { type FormEvent, useRef, useState } from 'react'
import { describeFailure } from './describe-failure'

export interface Submission {
  isPending: boolean
  /** Why the last try failed, in words; undefined when it did not. */
  failure: string | undefined
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
  // Two clicks within one frame would both see the state of before.
  const isRunning = useRef(false)

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure(describe(error))
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return {
    isPending,
    failure,
    submit: (event) => {
      event?.preventDefault()
      void run()
    },
  }
}
