import { z } from 'zod'
import { kanjiId } from '../identifiers'

/** Made by the browser that creates the list. */
export const listId = z.uuid()

/** A spelling's id or the kanji itself: a list has each thing once, so that this names the item. */
export const itemId = z.union([z.string().regex(/^s[a-z2-7]{10}$/), kanjiId], {
  error: 'expected the id of a spelling or a kanji',
})

/** 128 random bits of the server: who knows it may read the list. */
export const shareToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'not a share token')
