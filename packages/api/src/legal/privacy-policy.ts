import type { LegalSource } from './legal-source'

export const privacyPolicy: LegalSource = {
  updatedOn: '2026-11-20',
  mdx: `
# Privacy policy

<DevelopmentNote>
**For whoever runs this installation:** this text says what the program does with data. Before you
open the site to others, add who you are and how you can be reached, where your servers and your
mail service are, and how long your backups and logs are kept. The text is in
\`packages/api/src/legal/privacy-policy.ts\`.
</DevelopmentNote>

Kotonoha stores what it needs to work for you and nothing to sell. This page says what that is.

## Without an account

- **What you look up** is sent to this server to be answered. The server's log has the address of
  the page, the time and how long the answer took; it does not have what you searched for.
- **What you draw** in the handwriting look-up never leaves your device.
- **Your settings and what you looked at last** are kept in your browser's storage, not with us. You
  can turn the second off in the preferences, or delete both in your browser.
- There are no advertisements and no cookies.

## With an account

What we keep, and why:

- **Your e-mail address**: to sign you in, and to write to you about your account
- **Your password, only as a hash (argon2id)**: to sign you in; nobody can read it
- **The secret of your second factor, encrypted**: to check its codes
- **Your name**: to greet you
- **The devices that are signed in: browser, system, time, and the network without its last part**: so that you can recognise them and sign them out
- **Your preferences, lists, notes and study progress**: because you asked us to keep them
- **What you looked at last**: only while you keep that turned on

Nobody else sees this, except a list while you share it by a link. Whoever has the link sees its
name, its items and their notes, but not whose list it is.

## How long

- Lists and items that you delete can be restored for 30 days and are then gone.
- A session that is not used ends by itself; one that you end is gone at once.
- When you delete your account, everything in it is deleted 14 days later. Backups that still have
  it are overwritten in turn.

## Your rights

You can see and correct what we keep in the preferences, take all of it with you as JSON and CSV
("export my data"), and delete it, each by yourself and at once. You can also write to us, and to
the authority for data protection where you live.

## Mail

We write to you about your account: to confirm your address, to let you in, to warn you of changes
that matter. News about Kotonoha you get only while you have them turned on in the preferences.

## Changes

When this policy changes in a way that matters to you, we tell you by mail at least 30 days before.
`,
}
