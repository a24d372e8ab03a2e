import { askFlag } from '../../kill-switch/ask-flag'
import { killSwitchFlag } from '../../kill-switch/kill-switch'
import type { Check } from '../finding'

const part = 'Analytics'

/** Asks for the flag of the kill switch, as the server does. */
export const checkAnalytics: Check = async ({ configuration }) => {
  const { analytics, isSwitchedOff } = configuration
  const forced = isSwitchedOff ? '; KOTONOHA_KILL_SWITCH=on: the app draws nothing' : ''
  if (analytics === undefined) {
    return { part, state: 'off', text: `POSTHOG_KEY is not set: nobody counts${forced}` }
  }
  const isOn = await askFlag({ ...analytics, flag: killSwitchFlag })
  if (isOn === undefined) {
    const text = `${analytics.host} does not answer for the flag ${killSwitchFlag}: check POSTHOG_HOST (where events go in, not the page of the project) and POSTHOG_KEY${forced}`
    return { part, state: 'wrong', text }
  }
  const flag = `the flag ${killSwitchFlag} is ${isOn ? 'on: the app draws nothing' : 'off'}`
  return { part, state: 'works', text: `${analytics.host}; ${flag}${forced}` }
}
