import type { Context } from 'hono'
import type { AuthParts } from '../auth-parts'
import { clientAddressOf, userAgentOf } from './request-facts'

/** What a request tells of the device that sends it. */
export interface Device {
  userAgent: string
  /** Drawn by our own client once for each browser; undefined of other clients. */
  mark: string | undefined
  /** Such as `203.0.113.*`: enough to tell two places apart, and not a single household. */
  network: string
}

/** Sent along by our own client, so that a browser that was seen before is known again. */
const markHeader = 'x-browser-mark'

export function deviceOf(parts: AuthParts, context: Context): Device {
  const mark = context.req.header(markHeader)
  return {
    userAgent: userAgentOf(context),
    mark: mark !== undefined && /^[\w-]{16,64}$/.test(mark) ? mark : undefined,
    network: toNetwork(clientAddressOf(parts, context)),
  }
}

function toNetwork(address: string): string {
  const [, ofFour] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address) ?? []
  if (ofFour !== undefined) return `${ofFour}.*`
  const groups = address.split('::')[0]?.split('/')[0]?.split(':') ?? []
  return /^[\da-f]+$/i.test(groups[0] ?? '') ? `${groups.slice(0, 3).join(':')}:*` : ''
}
