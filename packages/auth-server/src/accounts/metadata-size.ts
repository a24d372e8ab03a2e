import type { Metadata } from '@kotonoha/user-db/queries/accounts/account'
import { validationFailed } from '../auth-error'

/** Every access token carries the metadata, and a request must fit its headers into 32 KiB. */
const maxBytes = 8 * 1024

export function checkMetadataSize(metadata: Metadata): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxBytes) {
    throw validationFailed(`data must not be longer than ${maxBytes} bytes`)
  }
}
