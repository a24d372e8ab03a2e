/** What the site must know of this installation before it draws anything. */
export interface Installation {
  hasAccounts: boolean
  /**
   * Where mails to learners go: out by a server; into the mailbox of a development run, which may
   * be shown on the machine of the server only; or nowhere until somebody sets a server up.
   */
  mail: 'sent' | 'mailbox' | 'local-mailbox' | 'waiting'
  /** Whether who has not chosen is told by mail what is new; left out: yes. */
  isChangelogMailDefault?: boolean | undefined
  /** Whose captcha stands before forms that are open to strangers; undefined: nobody's. */
  captcha?: InstalledCaptcha | undefined
  /** The service that counts what is used, where learners agree to it; undefined: nobody counts. */
  analytics?: { key: string; host: string } | undefined
  /** Who takes payments; undefined: nothing is sold. */
  payments?: 'test' | 'stripe' | 'stripe-test' | undefined
  /** What forms say before anything is refused; undefined: the service's defaults. */
  rules?: InstalledRules | undefined
}

export interface InstalledRules {
  passwordMinLength: number
  mailedCodeLifeMinutes: number
}

export interface InstalledCaptcha {
  provider: 'hcaptcha' | 'turnstile'
  /** Letters, digits, `-` and `_`. */
  siteKey: string
}

/** As `meta` elements of the page, where `session/installation.ts` of the site reads it. */
export function listMarks(installation: Installation): Record<string, string> {
  const { hasAccounts, mail, captcha, analytics, payments, rules } = installation
  if (!hasAccounts) return {}
  const marks: Record<string, string> = { 'kotonoha-accounts': 'on', 'kotonoha-mail': mail }
  if (captcha !== undefined) marks['kotonoha-captcha'] = `${captcha.provider} ${captcha.siteKey}`
  // Who has no account is never asked to agree, and so never counted.
  if (analytics !== undefined) marks['kotonoha-analytics'] = `${analytics.key} ${analytics.host}`
  if (payments !== undefined) marks['kotonoha-payments'] = payments
  if (rules !== undefined) {
    marks['kotonoha-sign-in-rules'] = `${rules.passwordMinLength} ${rules.mailedCodeLifeMinutes}`
  }
  if (installation.isChangelogMailDefault === false) marks['kotonoha-changelog-mail'] = 'off'
  return marks
}

export function markPage(page: string, installation: Installation): string {
  const elements = Object.entries(listMarks(installation)).map(
    ([name, content]) => `<meta name="${name}" content="${content}" />`,
  )
  return page.replace('</head>', `${elements.join('')}</head>`)
}
