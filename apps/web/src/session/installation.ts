/** What the server wrote into the page about this installation. */
let findMark = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** For where a page is drawn that is not in a browser yet. */
export function setMarks(marks: Readonly<Record<string, string>>): void {
  findMark = (name) => marks[name]
}

/** Whether learners can have accounts here. Without them the site shows nothing of them. */
export function hasAccounts(): boolean {
  return findMark('kotonoha-accounts') === 'on'
}

/**
 * Whether the app was switched off when the page was made: `yes`, `no`, or `ask` where the page was
 * kept (`kept-files.ts` of the service worker).
 */
export function findSwitchedOffMark(): 'yes' | 'no' | 'ask' {
  const mark = findMark('kotonoha-switched-off')
  return mark === 'yes' || mark === 'ask' ? mark : 'no'
}

/** Whether who has not chosen is told by mail what is new; some installations ask first. */
export function isChangelogMailDefault(): boolean {
  return findMark('kotonoha-changelog-mail') !== 'off'
}

const captchaMark = /^(hcaptcha|turnstile) ([\w-]+)$/

export interface Captcha {
  provider: 'hcaptcha' | 'turnstile'
  siteKey: string
}

/** Whose captcha stands before the forms of strangers; undefined where there is none. */
export function findCaptcha(): Captcha | undefined {
  const [, provider, siteKey] = captchaMark.exec(findMark('kotonoha-captcha') ?? '') ?? []
  if (siteKey === undefined) return undefined
  return { provider: provider === 'hcaptcha' ? 'hcaptcha' : 'turnstile', siteKey }
}

export interface AnalyticsService {
  key: string
  host: string
}

/** The service that counts what is used; undefined where nobody does. */
export function findAnalyticsService(): AnalyticsService | undefined {
  const [, key, host] = /^([\w-]+) (https?:\S+)$/.exec(findMark('kotonoha-analytics') ?? '') ?? []
  return key === undefined || host === undefined ? undefined : { key, host }
}

const paymentServices = ['test', 'stripe', 'stripe-test'] as const

/** Who takes payments; undefined where nothing is sold. */
export function findPaymentService(): (typeof paymentServices)[number] | undefined {
  const mark = findMark('kotonoha-payments')
  return paymentServices.find((each) => each === mark)
}

const deliveries = ['sent', 'mailbox', 'local-mailbox', 'waiting'] as const

/**
 * Where mails go: `sent` by a mail server; into the `mailbox` that a development run shows,
 * perhaps on the machine of the server only; or `waiting` until whoever runs this installation
 * sets a mail server up.
 */
export function findMailDelivery(): (typeof deliveries)[number] {
  const mark = findMark('kotonoha-mail')
  return deliveries.find((each) => each === mark) ?? 'sent'
}

export interface SignInRules {
  passwordMinLength: number
  mailedCodeLifeMinutes: number
}

/** What forms say before anything is refused. */
export function getSignInRules(): SignInRules {
  const [, length, minutes] = /^(\d+) (\d+)$/.exec(findMark('kotonoha-sign-in-rules') ?? '') ?? []
  // The service's own defaults.
  return { passwordMinLength: Number(length ?? 6), mailedCodeLifeMinutes: Number(minutes ?? 60) }
}
