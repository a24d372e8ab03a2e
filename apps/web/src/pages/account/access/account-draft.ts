import { create } from 'zustand'

/** The address typed so far: who goes from one form to the next need not type it again. */
export const useAccountDraft = create<{ email: string }>()(() => ({ email: '' }))

export function rememberDraft(email: string): void {
  useAccountDraft.setState({ email })
}
