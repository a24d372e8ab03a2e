/** What the site must know of this installation before it draws anything. */
export interface Installation {
  hasAccounts: boolean
  /**
   * Where mails to learners go: out by a server; into the mailbox of a development run, which may
   * be shown on the machine of the server only; or nowhere until somebody sets a server up.
   */
  mail: 'sent' | 'mailbox' | 'local-mailbox' | 'waiting'
  /** Whose captcha stands before forms that are open to strangers; undefined: nobody's. */
  captcha?: InstalledCaptcha | undefined
}

export interface InstalledCaptcha {
  provider: 'hcaptcha' | 'turnstile'
  /** Letters, digits, `-` and `_`. */
  siteKey: string
}

/** Writes it into the page, where `features/session/installation.ts` of the site reads it. */
export function markPage(page: string, { hasAccounts, mail, captcha }: Installation): string {
  if (!hasAccounts) return page
  const marks = [
    '<meta name="kotonoha-accounts" content="on" />',
    `<meta name="kotonoha-mail" content="${mail}" />`,
  ]
  if (captcha !== undefined) {
    const { provider, siteKey } = captcha
    marks.push(`<meta name="kotonoha-captcha" content="${provider} ${siteKey}" />`)
  }
  return page.replace('</head>', `${marks.join('')}</head>`)
}
