import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined'
import Button from '@mui/material/Button'
import { speak, useJapaneseVoice } from '../../../../../dictionary/japanese-voice/japanese-voice'

/** Slightly slower than speech, since each beat is to be heard. */
const rate = 0.85

/** Reads the word aloud; not there at all in a browser without a Japanese voice. */
export function SpeakButton({ reading }: { reading: string }) {
  const voice = useJapaneseVoice()
  if (voice === undefined) return null
  return (
    <>
      <Button startIcon={<VolumeUpOutlined />} onClick={() => speak(reading, voice, rate)}>
        Listen
      </Button>
      <span className="pronunciation-legend">
        Your browser speaks; its accent may differ from the diagram.
      </span>
    </>
  )
}
