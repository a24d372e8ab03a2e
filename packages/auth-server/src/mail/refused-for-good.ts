/**
 * Whether the mail server said that this mail to this recipient will never be taken (RFC 5321,
 * section 4.2.1). A 5xx to anything else, such as our sign-in or our sender's address, is a fault
 * of the settings, and the mails wait for its mending. So does what is refused by a policy (5.7 in
 * RFC 3463), which may be that we are not let relay.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode, response } = error as Partial<Record<string, unknown>>
  if (/^\d{3}[ -]5\.7\./.test(String(response))) return false
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  return isFinal && ((code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE')
}
