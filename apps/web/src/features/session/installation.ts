/** What the server wrote into the page about this installation. */
function findMark(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

/** Whether learners can have accounts here. Without them the site shows nothing of them. */
export function hasAccounts(): boolean {
  return findMark('kotonoha-accounts') === 'on'
}

/** Where a development run shows the mails it sent; undefined everywhere else. */
export function findMailboxPath(): string | undefined {
  return findMark('kotonoha-mailbox')
}
