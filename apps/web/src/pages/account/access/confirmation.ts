import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const confirmation = v.object({
  /** The address whose mailed code is awaited; undefined when none is. */
  email: v.optional(v.string()),
})

/**
 * An account that was made in this tab and waits for its code. It outlives a reload: a phone may
 * throw the page away while its owner reads the mail.
 */
export const useConfirmation = create<v.InferOutput<typeof confirmation>>()(
  persist((): v.InferOutput<typeof confirmation> => ({}), {
    name: 'address-confirmation',
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored, current) => {
      const parsed = v.safeParse(confirmation, stored)
      return parsed.success ? parsed.output : current
    },
  }),
)

export function awaitConfirmation(email: string): void {
  useConfirmation.setState({ email }, true)
}

export function endConfirmation(): void {
  useConfirmation.setState({}, true)
}
