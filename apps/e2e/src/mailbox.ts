export interface MailInBox {
  subject: string
  type: string
  /** Six digits; missing in mails that have no code. */
  otp?: string
  /** What clients follow themselves. */
  action_link?: string
  text: string
}

/** The latest mail to an address, as the mailbox of the run shows it. */
export async function findLatestMail(origin: string, to: string): Promise<MailInBox | undefined> {
  const response = await fetch(`${origin}/dev/mailbox?to=${encodeURIComponent(to)}`)
  const { messages }: { messages: MailInBox[] } = await response.json()
  return messages[0]
}

export async function getMailedCode(origin: string, to: string): Promise<string> {
  const mail = await findLatestMail(origin, to)
  if (mail?.otp === undefined) throw new Error(`no mail with a code to ${to}`)
  return mail.otp
}

/** The link that a person reads in the latest mail to an address. */
export async function getMailedLink(origin: string, to: string): Promise<string> {
  const mail = await findLatestMail(origin, to)
  const [link] = mail?.text.match(/^https?:\S+$/m) ?? []
  if (link === undefined) throw new Error(`no mail with a link to ${to}`)
  return link
}
