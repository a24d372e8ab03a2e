import './search-dialog.css'
import { CloseIconButton } from '@kotonoha/ui-kit/close-icon-button/close-icon-button'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { RecentSearchList } from './recent-search-list'
import { SearchHelp } from './search-help'
import type { SearchKind } from './search-kind'
import { SearchPanel } from './search-panel'
import { useTypedQuery } from './use-typed-query'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    search: { query?: string }
  }
}

/** Search from any page: Enter opens the first result, Esc returns to where one was. */
export function SearchDialog({ dialog }: { dialog: DialogRecord }) {
  const close = useDialogStack((stack) => stack.close)
  const router = useRouter()
  const typed = useTypedQuery(dialog.content.type === 'search' ? (dialog.content.query ?? '') : '')
  const [kind, setKind] = useState<SearchKind>('all')
  const handleClose = () => close(dialog.id)
  const toSearchPage = (query: string) => ({ to: '/app/dict', search: { q: query, kind } }) as const

  const setSamePage = useDialogStack((stack) => stack.setSamePage)
  const { query } = typed
  useEffect(() => {
    const page = { to: '/app/dict', search: { q: query, kind } } as const
    setSamePage(dialog.id, query === '' ? undefined : router.buildLocation(page).href)
  }, [dialog.id, kind, query, router, setSamePage])

  return (
    <DialogFrame dialog={dialog} title="Search" header={null} isFullScreenOnPhone maxWidth="md">
      <div className="search-dialog">
        <SearchPanel
          typed={typed}
          kind={kind}
          onKindChange={setKind}
          fieldSize="medium"
          isFirstResultActive
          onSubmit={(query) => {
            if (query === '') return
            void router.navigate(toSearchPage(query))
            handleClose()
          }}
          onLeave={handleClose}
          isFocusedAtStart
          fieldEnd={<CloseIconButton onClick={handleClose} />}
        >
          <RecentSearchList onChoose={(query) => typed.setText(query, 'now')} />
          <SearchHelp isOpen onChoose={(query) => typed.setText(query, 'now')} />
        </SearchPanel>
        {typed.query !== '' && (
          <p className="search-dialog-foot">
            <Link {...toSearchPage(typed.query)} className="search-link" onClick={handleClose}>
              Open this search as a page
            </Link>
          </p>
        )}
      </div>
    </DialogFrame>
  )
}
