import { create } from 'zustand'

/**
 * The characters picked so far. They live as long as the window, so that Back from a search finds
 * them again, and are in no address: an address goes to the server.
 */
export const useDrawnText = create<{ text: string; setText: (text: string) => void }>()((set) => ({
  text: '',
  setText: (text) => set({ text }),
}))
