import { z } from 'zod'

/** Made by the browser that creates the list. */
export const listId = z.uuid()

/** Made by the browser that adds the item. */
export const itemId = z.uuid()

/** 128 random bits of the server: who knows it may read the list. */
export const shareToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'not a share token')
