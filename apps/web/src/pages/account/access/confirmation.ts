import * as z from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const confirmation = z.object({
  /** The address whose mailed code is awaited; undefined when none is. */
  email: z.optional(z.string()),
})

/**
 * An account that was made in this tab and waits for its code. It outlives a reload: a phone may
 * throw the page away while its owner reads the mail.
 */
export const useConfirmation = create<z.output<typeof confirmation>>()(
  persist((): z.output<typeof confirmation> => ({}), {
    name: 'address-confirmation',
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored, current) => {
      const parsed = confirmation.safeParse(stored)
      return parsed.success ? parsed.data : current
    },
  }),
)

export function awaitConfirmation(email: string): void {
  useConfirmation.setState({ email }, true)
}

export function endConfirmation(): void {
  useConfirmation.setState({}, true)
}
