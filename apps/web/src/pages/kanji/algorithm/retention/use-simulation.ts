import { useEffect, useState } from 'react'
import type { SimulatedWish, SimulationRequest } from './simulation-messages'

export interface Simulation {
  state: 'running' | 'done' | 'cancelled' | 'failed'
  /** Those done so far, lowest first. */
  wishes: readonly SimulatedWish[]
  cancel: () => void
  restart: () => void
}

/** Works out where each wish leads, in a worker that ends when it is done or the page is left. */
export function useSimulation(request: SimulationRequest): Simulation {
  const [wishes, setWishes] = useState<readonly SimulatedWish[]>([])
  const [state, setState] = useState<Simulation['state']>('running')
  const [attempt, setAttempt] = useState(0)
  const [end, setEnd] = useState<() => void>()
  const key = JSON.stringify(request)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins everything anew.
  useEffect(() => {
    const worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), {
      type: 'module',
    })
    setWishes([])
    setState('running')
    setEnd(() => () => worker.terminate())
    worker.onerror = () => setState('failed')
    worker.onmessage = ({ data }: MessageEvent<SimulatedWish>) =>
      setWishes((done) => [...done, data])
    worker.postMessage(JSON.parse(key) as SimulationRequest)
    return () => worker.terminate()
  }, [key, attempt])

  return {
    state,
    wishes,
    cancel: () => {
      end?.()
      setState('cancelled')
    },
    restart: () => setAttempt((count) => count + 1),
  }
}
