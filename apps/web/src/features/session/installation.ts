/** What the server wrote into the page about this installation. */
function findMark(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

/** Whether learners can have accounts here. Without them the site shows nothing of them. */
export function hasAccounts(): boolean {
  return findMark('kotonoha-accounts') === 'on'
}

/**
 * Where mails go: `sent` by a mail server; into the `mailbox` that a development run shows; or
 * `waiting` until whoever runs this installation sets a mail server up.
 */
export function findMailDelivery(): 'sent' | 'mailbox' | 'waiting' {
  const mark = findMark('kotonoha-mail')
  return mark === 'mailbox' || mark === 'waiting' ? mark : 'sent'
}
