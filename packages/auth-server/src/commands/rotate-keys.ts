import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keptSecretsFile } from '../secrets/kept-secrets-file'
import { rotateKeys } from '../secrets/rotate-keys'

/** Rotates the signing keys of the installation that `KOTONOHA_DATA` names, also in `.env`. */
if (existsSync('.env')) process.loadEnvFile('.env')
if (process.env.AUTH_JWT_KEYS) {
  console.error('AUTH_JWT_KEYS is set: rotate the keys where it comes from')
  process.exit(1)
}
const dataFolder = resolve(process.env.KOTONOHA_DATA || 'var')
const { signsFrom } = await rotateKeys(join(dataFolder, keptSecretsFile), new Date())
console.log(`A new key signs from ${signsFrom.toISOString()}; tokens of the old one stay valid.`)
