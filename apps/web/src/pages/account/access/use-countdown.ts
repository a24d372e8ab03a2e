import { useEffect, useState } from 'react'

/** Counts the seconds down until something may be tried again. */
export function useCountdown(startSeconds: number) {
  const [secondsLeft, setSecondsLeft] = useState(startSeconds)
  const [endsAt, setEndsAt] = useState(() => Date.now() + startSeconds * 1000)
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    // By the clock: a tab in the background is woken up once a minute.
    const count = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    const ticker = setInterval(count, 1000)
    return () => clearInterval(ticker)
  }, [isRunning, endsAt])
  return {
    secondsLeft,
    startCountdown(seconds: number) {
      setSecondsLeft(seconds)
      setEndsAt(Date.now() + seconds * 1000)
    },
  }
}
