import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log'
import { askFlag } from './ask-flag'

/** The flag by which a whole installation is switched off from afar, its name in the specification. */
export const killSwitchFlag = 'ktg-kill-switch'

export interface KillSwitch {
  /** While it is on, the app draws nothing. Calls and accounts go on. */
  isOn: () => boolean
  stop: () => void
}

export interface KillSwitchOptions {
  /** Switched on by whoever runs the installation, whatever the service says. */
  isForced: boolean
  /** The service that keeps the flag; undefined: nobody is asked. */
  service: { key: string; host: string } | undefined
  /** Between two questions. */
  pauseMs: number
  log: Log
}

/**
 * Follows the flag. What was answered last holds while the service cannot be reached; before the
 * first answer the switch is off: a service that is away must not take the product with it.
 */
export function openKillSwitch(options: KillSwitchOptions): KillSwitch {
  const { isForced, service, pauseMs, log } = options
  if (isForced) log.warn('the app is switched off', { by: 'KOTONOHA_KILL_SWITCH' })
  if (isForced || service === undefined) return { isOn: () => isForced, stop: () => {} }

  let isOn = false
  const stopping = new AbortController()
  const { signal } = stopping
  async function watch(asked: { key: string; host: string }): Promise<void> {
    while (!signal.aborted) {
      const answer = await askFlag({ ...asked, flag: killSwitchFlag, signal })
      if (answer === undefined && !signal.aborted) {
        log.debug('the flags could not be asked', { host: asked.host })
      }
      if (answer !== undefined && answer !== isOn) {
        isOn = answer
        log.warn(isOn ? 'the app is switched off' : 'the app is switched on again', {
          by: killSwitchFlag,
        })
      }
      await wait(pauseMs, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
  void watch(service)
  return { isOn: () => isOn, stop: () => stopping.abort() }
}
