import { z } from 'zod'

/** What a change is told apart by when it is sent again, because its answer was lost. */
export const requestId = z
  .uuid()
  .optional()
  .describe('A UUID of yours: the same change sent again under it is done once')
