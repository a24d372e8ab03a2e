import { type FormEvent, useRef, useState } from 'react'
import { describeAccessFailure } from './describe-access-failure'

/** One form: done once at a time; what was typed stays, and why it failed is said in words. */
export function useAccessForm(act: () => Promise<void>) {
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  // Two presses within one frame would both see the state of before.
  const isRunning = useRef(false)

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure(describeAccessFailure(error))
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return {
    isPending,
    failure,
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      void run()
    },
  }
}
