import { z } from 'zod'
import { moment, mutationId } from '../../account-identifiers'
import { savedThing } from '../lists/saved-thing'

/** Several times what one device keeps. */
const maxViews = 100

/**
 * dict.recentlyViewed.sync: adds what a device has seen to what the account has, the latest visit
 * of each thing standing. What was seen up to `forgottenAt` is forgotten, on every device.
 */
export const input = z.object({
  mutationId,
  views: z.array(z.object({ thing: savedThing, viewedAt: moment })).max(maxViews),
  forgottenAt: moment.nullable().default(null),
})

/** What the account has now, the latest first; nothing where the learner wants none kept there. */
export const output = z.object({
  views: z.array(
    z.object({
      thing: savedThing,
      /** Complete enough to be drawn without another call; the gloss may be empty. */
      text: z.string(),
      reading: z.string(),
      gloss: z.string(),
      viewedAt: moment,
    }),
  ),
})
