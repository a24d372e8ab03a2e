import { useSyncExternalStore } from 'react'

/** Speech of the browser itself; absent in some, and in tests. */
function findSynthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined
}

/** A voice on the device before one that a server speaks: what is studied then leaves for nobody. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = findSynthesis()?.getVoices() ?? []
  const japanese = voices.filter(({ lang }) => /^ja\b|^ja_/i.test(lang))
  return japanese.find(({ localService }) => localService) ?? japanese[0]
}

/** Voices arrive some time after the page does. */
function subscribe(handleChange: () => void): () => void {
  const synthesis = findSynthesis()
  synthesis?.addEventListener('voiceschanged', handleChange)
  return () => synthesis?.removeEventListener('voiceschanged', handleChange)
}

/** Says a reading aloud; undefined where the browser has no Japanese voice. */
export function useSpeaker(): ((reading: string) => void) | undefined {
  const voice = useSyncExternalStore(subscribe, findVoice)
  if (voice === undefined) return undefined
  return (reading) => {
    const utterance = new SpeechSynthesisUtterance(reading)
    utterance.voice = voice
    utterance.lang = voice.lang
    const synthesis = findSynthesis()
    synthesis?.cancel()
    synthesis?.speak(utterance)
  }
}
