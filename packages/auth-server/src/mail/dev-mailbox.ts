import type { Mail } from './mail-kind'

/** The mails of a development run, kept in memory for whoever runs it. */
export interface DevMailbox {
  add(mail: Mail): void
  /** Latest first; all without an address. */
  list(to: string | undefined): Mail[]
  clear(): void
}

const keptMailCount = 1000

export function createDevMailbox(): DevMailbox {
  let mails: Mail[] = []
  return {
    add(mail) {
      mails = [mail, ...mails.slice(0, keptMailCount - 1)]
    },
    list: (to) => {
      const address = to?.toLowerCase()
      return mails.filter((mail) => address === undefined || mail.to.toLowerCase() === address)
    },
    clear() {
      mails = []
    },
  }
}
