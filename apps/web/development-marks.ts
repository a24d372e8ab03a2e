import type { Plugin } from 'vite'

/** While developing, the page does not come from the server, whose marks it needs all the same. */
export function developmentMarks(environment: Record<string, string | undefined>): Plugin {
  const hasAccounts = environment.KOTONOHA_ACCOUNTS !== 'off'
  const hasMailbox = environment.AUTH_DEV_MAILBOX === 'true' && !environment.AUTH_SMTP_HOST
  const marks = { 'kotonoha-accounts': 'on', 'kotonoha-mail': hasMailbox ? 'mailbox' : 'sent' }
  return {
    name: 'development-marks',
    apply: 'serve',
    transformIndexHtml: () =>
      hasAccounts
        ? Object.entries(marks).map(([name, content]) => ({
            tag: 'meta',
            attrs: { name, content },
          }))
        : [],
  }
}
