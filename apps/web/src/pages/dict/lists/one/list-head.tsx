import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { ArrowBack } from '@kotonoha/ui-kit/icons/arrow-back'
import { ChecklistOutlined } from '@kotonoha/ui-kit/icons/checklist-outlined'
import { LinkOutlined } from '@kotonoha/ui-kit/icons/link-outlined'
import { Link, useNavigate } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { queryClient } from '../../../../api/query-client'
import { ActionMenu } from '../../../../dictionary/saved-lists/action-menu'
import { listsQuery } from '../../../../dictionary/saved-lists/list-queries'
import type { SavedList } from '../../../../dictionary/saved-lists/saved-list'
import { deleteList } from '../../../../dictionary/saved-lists/undoable-changes'
import { describeCount } from '../describe-count'
import { ListNameForm } from '../list-name-form'
import { exportList } from './export-list'
import { ShareLinkPanel } from './share-link-panel'

interface ListHeadProps {
  saved: SavedList
  heading: RefObject<HTMLHeadingElement | null>
  isSelecting: boolean
  onSelectingChange: (isSelecting: boolean) => void
}

export function ListHead({ saved, heading, isSelecting, onSelectingChange }: ListHeadProps) {
  const { list, items } = saved
  const [isRenamed, setIsRenamed] = useState(false)
  const [isShareOpen, setIsShareOpen] = useState(false)
  const navigate = useNavigate()
  const handleDelete = () => {
    deleteList(queryClient.getQueryData(listsQuery().queryKey)?.lists ?? [], list)
    void navigate({ to: '/app/dict/lists' })
  }
  return (
    <header className="list-head">
      <Link to="/app/dict/lists" className="list-head-back">
        <ArrowBack fontSize="inherit" aria-hidden="true" /> Lists
      </Link>
      {isRenamed ? (
        <ListNameForm list={list} onDone={() => setIsRenamed(false)} />
      ) : (
        <h1 ref={heading} tabIndex={-1} className="lists-title">
          {list.name}
        </h1>
      )}
      <div className="list-head-line">
        <span className="list-head-count">{describeCount(items.length)}</span>
        <TextButton
          startIcon={<LinkOutlined />}
          aria-expanded={isShareOpen}
          onClick={() => setIsShareOpen(!isShareOpen)}
        >
          {list.shareToken === null ? 'Share' : 'Shared'}
        </TextButton>
        {(items.length > 0 || isSelecting) && (
          <TextButton
            startIcon={<ChecklistOutlined />}
            onClick={() => onSelectingChange(!isSelecting)}
          >
            {isSelecting ? 'Done' : 'Choose'}
          </TextButton>
        )}
        <ActionMenu
          label={`Actions for the list ${list.name}`}
          actions={[
            { label: 'Rename', handle: () => setIsRenamed(true) },
            { label: 'Save as CSV', handle: () => void exportList(list, 'csv') },
            { label: 'Save for Anki', handle: () => void exportList(list, 'anki') },
            { label: 'Delete', handle: handleDelete },
          ]}
        />
      </div>
      {isShareOpen && <ShareLinkPanel list={list} />}
    </header>
  )
}
