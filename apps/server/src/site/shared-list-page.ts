import { appRouter } from '@kotonoha/api/app-router'
import { describeSharedList } from '@kotonoha/contract/dict/lists/describe-shared-list'
import { input as sharedListInput } from '@kotonoha/contract/dict/lists/get-shared-list'
import { TRPCError } from '@trpc/server'
import type { AccountsHolder } from '../accounts/accounts-holder'
import { findAccounts } from '../accounts/find-accounts'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { type FilledPage, toAnswer } from './filled-pages'
import { describePage } from './page-document'
import type { SiteDocument } from './site-document'

interface SharedListParts {
  dictionaries: Pick<DictionaryHolder, 'lease'>
  accounts: Pick<AccountsHolder, 'find'>
}

/**
 * The site's page for a shared list, drawn for whoever asks now: its owner may change or withdraw
 * it at any moment. Where the page cannot be drawn it is its loading screen.
 */
export async function fillSharedListPage(
  site: Pick<SiteDocument, 'loading' | 'pages'>,
  { address, shareToken }: { address: string; shareToken: string },
  { dictionaries, accounts }: SharedListParts,
): Promise<FilledPage> {
  const lease = dictionaries.lease()
  const ofAccounts = findAccounts(accounts)
  try {
    if (lease !== undefined) {
      const from = { dictionary: lease.dictionary, accounts: ofAccounts }
      const drawn = await site.pages.draw({ address, from })
      if (drawn !== undefined) return drawn
    }
  } finally {
    lease?.release()
  }
  return fillLoadingScreen(site.loading, shareToken, ofAccounts)
}

/**
 * With the list's name and first items in the tags that previews of links are made from. 404 for a
 * link that leads nowhere; where the accounts cannot be reached the page itself says so.
 */
async function fillLoadingScreen(
  page: string,
  shareToken: string,
  accounts: ReturnType<typeof findAccounts>,
): Promise<FilledPage> {
  const parsed = sharedListInput.safeParse({ shareToken })
  if (!parsed.success) return { status: 404, answer: toAnswer(page) }
  const api = appRouter.createCaller({ dictionary: undefined, accounts })
  try {
    const list = await api.dict.lists.getSharedList(parsed.data)
    const title = `${list.name} | Kotonoha`
    const text = describePage(page, { title, description: describeSharedList(list) })
    return { status: 200, answer: toAnswer(text) }
  } catch (error) {
    const isGone = error instanceof TRPCError && error.code === 'NOT_FOUND'
    return { status: isGone ? 404 : 200, answer: toAnswer(page) }
  }
}
