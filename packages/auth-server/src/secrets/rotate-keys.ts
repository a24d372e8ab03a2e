import { newSigningKey, openKeptSecrets, writeKeptSecrets } from './kept-secrets'

/** Clients keep the public keys for 600 s, and a server reads the file again within a minute. */
const publishedBeforeMs = 11 * 60 * 1000

/** No token lives longer; until then the keys that signed it are kept. */
const longestTokenLifeMs = 24 * 60 * 60 * 1000

/** Adds a key that signs as soon as everybody can know it, and drops those long out of use. */
export async function rotateKeys(path: string, at: Date): Promise<{ signsFrom: Date }> {
  const kept = await openKeptSecrets(path, at)
  const signsFrom = new Date(at.getTime() + publishedBeforeMs)
  const keys = kept.keys.filter((_, index) => {
    const successor = kept.keys[index + 1]?.signsFrom ?? signsFrom
    return successor.getTime() + longestTokenLifeMs > at.getTime()
  })
  writeKeptSecrets(path, { ...kept, keys: [...keys, { jwk: await newSigningKey(), signsFrom }] })
  return { signsFrom }
}
