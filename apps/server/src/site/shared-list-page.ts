import { appRouter } from '@kotonoha/api/app-router'
import { input as sharedListInput } from '@kotonoha/contract/dict/lists/get-shared-list'
import { TRPCError } from '@trpc/server'
import type { AccountsHolder } from '../accounts/accounts-holder'
import { findAccounts } from '../accounts/find-accounts'
import { describePage } from './page-document'

/** As many of its items as fit the preview of a link. */
const previewedItems = 8

/** A page that is not kept by anybody: its owner may withdraw it at any moment. */
interface SharedListPage {
  status: 200 | 404
  text: string
}

/**
 * The site's page for a shared list, with its name and first items in the tags that previews of
 * links are made from. 404 for a link that leads nowhere; where the accounts cannot be reached
 * the page itself says so.
 */
export async function fillSharedListPage(
  page: string,
  shareToken: string,
  accounts: Pick<AccountsHolder, 'find'>,
): Promise<SharedListPage> {
  const parsed = sharedListInput.safeParse({ shareToken })
  if (!parsed.success) return { status: 404, text: page }
  const api = appRouter.createCaller({ dictionary: undefined, accounts: findAccounts(accounts) })
  try {
    const list = await api.dict.lists.getSharedList(parsed.data)
    const texts = list.items.slice(0, previewedItems).map((item) => item.text)
    const count = list.items.length === 1 ? '1 item' : `${list.items.length} items`
    const more = list.items.length > previewedItems ? ' …' : ''
    const description = {
      title: `${list.name} | Kotonoha`,
      description: [`A list of ${count}.`, `${texts.join('、')}${more}`].join(' ').trim(),
    }
    return { status: 200, text: describePage(page, description) }
  } catch (error) {
    const isGone = error instanceof TRPCError && error.code === 'NOT_FOUND'
    return { status: isGone ? 404 : 200, text: page }
  }
}
