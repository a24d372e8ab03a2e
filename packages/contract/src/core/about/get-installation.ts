import { z } from 'zod'

/** core.about.getInstallation */
export const input = z.undefined().or(z.object({})).optional()

/** What an open page must know of this installation, as it stands now. */
export const output = z.object({
  /** The flag `ktg-kill-switch`: while it is on, the app draws nothing. */
  isSwitchedOff: z.boolean(),
})
