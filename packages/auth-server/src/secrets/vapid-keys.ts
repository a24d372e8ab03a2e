import { createECDH } from 'node:crypto'
import type { Vault } from './vault'

/** A key pair that tells push services who sends (RFC 8292): base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * The key pair of this installation, which follows from its secret: nodes that share the secret
 * have the same one, and it lives in the secrets file as long as that does. Browsers that were
 * subscribed with another take nothing from us any more.
 */
export function deriveVapidKeys(vault: Pick<Vault, 'sign'>): VapidKeys {
  const pair = createECDH('prime256v1')
  for (let attempt = 0; ; attempt += 1) {
    const privateKey = vault.sign('vapid', `key ${attempt}`)
    try {
      pair.setPrivateKey(privateKey)
    } catch {
      // Not below the order of the curve, which hardly ever happens: the next one.
      continue
    }
    return {
      publicKey: pair.getPublicKey('base64url', 'uncompressed'),
      privateKey: privateKey.toString('base64url'),
    }
  }
}
