import { useEffect, useState } from 'react'

/** Counts down the seconds until another mail may be asked for. */
export function useMailPause(startSeconds: number) {
  const [secondsLeft, setSecondsLeft] = useState(startSeconds)
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const ticker = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(ticker)
  }, [isRunning])
  return { secondsLeft, startPause: setSecondsLeft }
}
