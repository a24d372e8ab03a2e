import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { CloudOffOutlined as CloudOffIcon } from '@kotonoha/ui-kit/icons/cloud-off-outlined'
import { isUnreachable } from '../../api/api-error'

/** A part of a page that could not be loaded: what happened, and the way to try again. */
export function QueryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        size="small"
        image={<CloudOffIcon />}
        text={
          isUnreachable(error)
            ? 'The server could not be reached. Check the connection and try again.'
            : 'This could not be loaded.'
        }
        button={<FilledButton onClick={onRetry}>Try again</FilledButton>}
      />
    </div>
  )
}
