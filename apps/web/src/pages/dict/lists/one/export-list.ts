import { api } from '../../../../api/api'
import { isUnreachable } from '../../../../api/api-error'
import { queryClient } from '../../../../api/query-client'
import { whenAllSent } from '../../../../dictionary/saved-lists/outbox'
import type { ListSummary } from '../../../../dictionary/saved-lists/saved-list'
import { saveFile } from '../../../../kit/save-file/save-file'
import { showToast } from '../../../../kit/toasts/toast-queue'
import { useOutboxState } from '../../../../outbox/outbox-state'

/** Saves the list as a file, with everything done so far. */
export async function exportList(list: ListSummary, format: 'csv' | 'anki'): Promise<void> {
  if (useOutboxState.getState().lists.isUnreachable) {
    showToast('The last changes are not saved yet; they will be in the file as well')
  }
  await whenAllSent()
  const { listId } = list
  try {
    const { fileName, mediaType, content } = await queryClient.fetchQuery(
      api.dict.lists.exportList.queryOptions({ listId, format }, { staleTime: 0, gcTime: 0 }),
    )
    saveFile(new Blob([content], { type: mediaType }), fileName)
    showToast(`Saved ${fileName}`, 'success')
  } catch (error) {
    showToast(
      isUnreachable(error)
        ? 'The server could not be reached. Check the connection and try again.'
        : 'The list could not be saved as a file.',
      'error',
    )
  }
}
