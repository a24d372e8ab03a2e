import { z } from 'zod'

/** Made by the browser for each change; the same id sent again changes nothing more. */
export const mutationId = z.uuid()

export const userId = z.uuid()

export const sessionId = z.uuid()

/** A moment in UTC: `2026-04-01T12:00:00.000Z`; to nanoseconds, which some programs write. */
export const moment = z.iso.datetime().max(30)
