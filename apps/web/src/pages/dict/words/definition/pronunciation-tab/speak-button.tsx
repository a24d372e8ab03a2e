import { Button } from '@kotonoha/ui-kit/button/button'
import { VolumeUpOutlined } from '@kotonoha/ui-kit/icons/volume-up-outlined'
import {
  clearRate,
  speak,
  useJapaneseVoice,
} from '../../../../../dictionary/japanese-voice/japanese-voice'

/** Reads the word aloud; not there at all in a browser without a Japanese voice. */
export function SpeakButton({ reading }: { reading: string }) {
  const voice = useJapaneseVoice()
  if (voice === undefined) return null
  return (
    <>
      <Button startIcon={<VolumeUpOutlined />} onClick={() => speak(reading, voice, clearRate)}>
        Listen
      </Button>
      <span className="pronunciation-legend">Your browser speaks; its accent may differ.</span>
    </>
  )
}
