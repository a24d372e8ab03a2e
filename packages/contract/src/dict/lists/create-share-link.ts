import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { listId, shareToken } from './list-identifiers'

/** dict.lists.createShareLink: gives the link that is there, or makes one. */
export const input = z.object({ mutationId, listId })

/** `toSharedListPath` gives the page that it leads to. */
export const output = z.object({ shareToken })
