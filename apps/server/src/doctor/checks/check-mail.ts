import { createPrivateKey, createPublicKey } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'
import { checkMailServer } from '@kotonoha/auth-server/mail/smtp-transport'
import type { DkimSettings } from '@kotonoha/auth-server/settings/auth-settings'
import { type Check, type Finding, toReason } from '../finding'

const part = 'Mail'

/** The texts that the DNS has for a name, each in its pieces. */
export type ResolveTexts = (name: string) => Promise<string[][]>

/** Signs in to the mail server as for a mail, and sends none; compares the key of signatures. */
export function createMailCheck(resolveTexts: ResolveTexts): Check {
  return async ({ auth }) => {
    if (auth === undefined) return { part, state: 'off', text: 'KOTONOHA_ACCOUNTS=off: none sent' }
    const { smtp, isAutoconfirm } = auth
    if (smtp === undefined) {
      const without = isAutoconfirm
        ? 'addresses need no proof'
        : 'codes wait in the database, or are read at /dev/mailbox'
      return { part, state: 'off', text: `AUTH_SMTP_HOST is not set: ${without}` }
    }
    const where = `${smtp.host}:${smtp.port}`
    try {
      await checkMailServer(smtp)
    } catch (error) {
      const text = `${where} refuses (${toReason(error)}): check AUTH_SMTP_HOST, …PORT, …USER, …PASS`
      return { part, state: 'wrong', text }
    }
    const taken = `${where} takes mails from ${smtp.from}`
    if (smtp.dkim === undefined) return { part, state: 'works', text: taken }
    return compareKey(taken, smtp.dkim, resolveTexts)
  }
}

export const checkMail = createMailCheck(resolveTxt)

/** Whoever receives a mail looks the public half up where the signature says (RFC 6376, 3.6). */
async function compareKey(
  taken: string,
  { domain, selector, privateKey }: DkimSettings,
  resolveTexts: ResolveTexts,
): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`
  const own = createPublicKey(createPrivateKey(privateKey))
    .export({ type: 'spki', format: 'der' })
    .toString('base64')
  const texts = await resolveTexts(name).catch(() => [])
  const published = texts
    .map((pieces) => /(?:^|;)\s*p=([^;]*)/.exec(pieces.join(''))?.[1]?.replaceAll(/\s/g, ''))
    .filter((key) => key !== undefined)
  if (published.includes(own))
    return { part, state: 'works', text: `${taken}, signed for ${domain}` }
  const problem = published.length === 0 ? 'has no key' : 'has another key'
  const text = `${taken}, but the DNS ${problem} at ${name}: publish a TXT record "v=DKIM1; k=rsa; p=${own}"`
  return { part, state: 'wrong', text }
}
