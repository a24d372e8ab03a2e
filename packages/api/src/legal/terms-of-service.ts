import type { LegalSource } from './legal-source'

export const termsOfService: LegalSource = {
  updatedOn: '2026-11-23',
  mdx: `
# Terms of service

<DevelopmentNote>
**For whoever runs this installation:** these terms are written for any operator. Before you open
the site to others, add your name, an address where you can be reached and the law that applies, as
your country asks for. The text is in \`packages/api/src/legal/terms-of-service.ts\`.
</DevelopmentNote>

These are the rules between you and the people who run this installation of Kotonoha ("we"). They
are short so that you can read them.

## What Kotonoha is

Kotonoha is a Japanese dictionary and a place to study kanji. The dictionary is open to everybody,
without an account. With an account you can keep lists, preferences and your study progress.

## Your account

- You need an e-mail address that you can read. One person, one account, please.
- Choose a password that you use nowhere else, and turn on the second factor if you can. You are
  responsible for what is done with your account until you tell us that somebody else got in.
- You may end your account at any time in the preferences. It is deleted with everything in it
  14 days later; until then you can change your mind.

## What is yours

What you write (names of lists, notes, answers) stays yours. You let us store it and show it to you,
and to others only where you share it: a list with a share link can be read by everybody who has the
link, until you withdraw it. You can export everything at any time.

## Subscription

This part applies where this installation sells the kanji course. The dictionary, your lists, all
exports, the first levels of the course and the reviews of everything you have learnt are free and
stay free, also after a subscription has ended.

- A subscription by the month or by the year renews itself for the same time at the price shown when
  you bought it, until you cancel it. You can cancel at any time, with one press, on the page
  *Subscription*; what is paid for stays open until its end. A purchase for ever is paid once.
- You may withdraw from a contract within 14 days of the first payment without a reason, on the same
  page. We then refund all that you paid for it and confirm it by mail; the further levels close at once.
- When a payment fails, everything stays open for 14 days, so that you can mend it.
- If a price changes, the new one applies from a renewal that is at least 30 days after we told you.

## What is not allowed

- Breaking the law, or the rights of others, with what you share.
- Getting into other people's accounts, or trying to.
- Loading the service so much that others cannot use it. For the whole dictionary, take the public
  sources that [the credits](/app/dict/credits) name; they are free.

We may withdraw a share link or close an account that does such things. We say why, and you may
answer, unless the law forbids us to.

## What we promise, and what not

We do our best to keep the service running, correct and safe, and nothing that you answered or saved
should ever be lost. But dictionaries have mistakes, machines fail, and we cannot promise that the
service is always there or always right. Where the law lets us, we are not liable for damage that
comes from that. Nothing here takes away rights that the law gives you as a consumer, or limits
liability for intent or gross negligence.

## Whose work the dictionary is

The words, kanji, strokes and sentences come from projects that share them under licences of their
own. [The credits](/app/dict/credits) name each, with its licence. These terms do not change what
those licences allow you.

## Changes

When these terms change in a way that matters to you, we tell you by mail at least 30 days before.
If you do not agree, you can export your data and end your account.
`,
}
