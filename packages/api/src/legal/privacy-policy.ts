import type { LegalSource } from './legal-source'

export const privacyPolicy: LegalSource = {
  updatedOn: '2026-11-23',
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
- There are no advertisements and no cookies, and nobody counts what you do.

## With an account

What we keep, and why:

- **Your e-mail address**: to sign you in, and to write to you about your account
- **Your password, only as a hash (argon2id)**: to sign you in; nobody can read it
- **The secret of your second factor, encrypted**: to check its codes
- **Your name**: to greet you
- **The devices that are signed in: browser, system, time, and the network without its last part**: so that you can recognise them and sign them out
- **Your preferences, lists, notes and study progress**: because you asked us to keep them
- **The push address of each browser that you turned reminders on in**: so that they reach it, until you turn them off or sign out there
- **What you looked at last**: only while you keep that turned on

What you bring from WaniKani, Anki, jpdb or a list is read by your browser; the file stays with you,
and so does the token of WaniKani, which your browser shows to WaniKani alone. We keep which words
and kanji you know, how well, the days and grades of your reviews there, and your own synonyms. For
30 days you can take that back.

Nobody else sees this, except a list while you share it by a link. Whoever has the link sees its
name, its items and their notes, but not whose list it is.

## Counting what is used

Where this installation has set up a counting service (PostHog), the preferences have a switch,
"Help to improve Kotonoha". It is off until you turn it on, and stays off where your browser asks
not to be tracked. While it is on, your browser tells the service which page of the site you opened
("a kanji", not which one), which function you used ("made a list", not what is in it), the kind of
browser, system and window, and the random number of your account. It does not tell what you looked
up, wrote or answered, your name, your address or where you are, and stores nothing on your device.
Turning it off ends it at once.

## Payments

Where this installation sells subscriptions, we keep which plan you have, when it was paid, for how
much and until when, and that you agreed to the terms. You pay on the pages of Stripe, which is given
your mail address and the random number of your account by us, and your card and address by you;
those are not seen by us. It handles them by [its own policy](https://stripe.com/privacy), and keeps
what the law wants kept of a payment, also after your account is deleted.

## Assistants

If you connect an assistant of your own, it reads what you allowed it to, and its maker handles that
by its own rules. For 90 days we keep which of its calls were made and when, so that you can look at
them; the words it looked up only if you turn that on. You can end each connection at any time, and
a new password, signing out your other devices or deleting the account ends all of them at once.

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

Your week in numbers you get only if you ask for it. Each mail of these two kinds has a link that ends
them with one click, without signing in.

## Reminders

If you turn reminders on in a browser, we send them through the push service of its maker (Google,
Mozilla, Apple or Microsoft). It learns that a message came from this site for your browser, and when.
It cannot read it; in it is how many reviews are due, and nothing of what you study.

## Changes

When this policy changes in a way that matters to you, we tell you by mail at least 30 days before.
`,
}
