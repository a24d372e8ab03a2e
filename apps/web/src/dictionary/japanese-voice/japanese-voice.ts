import { useSyncExternalStore } from 'react'

/** Speech of the browser itself; absent in some, and in tests. */
function findSynthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined
}

/**
 * The first Japanese voice, one on the device before one that a server speaks: the reading then
 * leaves the device for nobody. `ja-JP` and `ja_JP` are both seen in the wild.
 */
export function findJapaneseVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const japanese = voices.filter(({ lang }) => /^ja\b|^ja_/i.test(lang))
  return japanese.find(({ localService }) => localService) ?? japanese[0]
}

/** Voices arrive some time after the page does. */
function subscribe(handleChange: () => void): () => void {
  const synthesis = findSynthesis()
  synthesis?.addEventListener('voiceschanged', handleChange)
  return () => synthesis?.removeEventListener('voiceschanged', handleChange)
}

/** Undefined where the browser has no Japanese voice. */
export function useJapaneseVoice(): SpeechSynthesisVoice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => findJapaneseVoice(findSynthesis()?.getVoices() ?? []),
    () => undefined,
  )
}

/** Slightly slower than speech, where each beat is to be heard. */
export const clearRate = 0.85

/** Says a reading aloud, and nothing else meanwhile; `rate` is 1 for the speed of speech. */
export function speak(reading: string, voice: SpeechSynthesisVoice, rate = 1): void {
  const utterance = new SpeechSynthesisUtterance(reading)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  const synthesis = findSynthesis()
  synthesis?.cancel()
  synthesis?.speak(utterance)
}
