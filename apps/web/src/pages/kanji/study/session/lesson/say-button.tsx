import { VolumeUpOutlined } from '@kotonoha/ui-kit/icons/volume-up-outlined'
import IconButton from '@mui/material/IconButton'
import { speak, useJapaneseVoice } from '../../../../../dictionary/japanese-voice/japanese-voice'
import { keepFocus } from '../study-head'

/** Says a reading aloud; nothing where the browser has no Japanese voice. */
export function SayButton({ reading }: { reading: string }) {
  const voice = useJapaneseVoice()
  if (voice === undefined) return null
  return (
    <IconButton
      className="lesson-say"
      aria-label={`Say ${reading}`}
      onMouseDown={keepFocus}
      onClick={() => speak(reading, voice)}
    >
      <VolumeUpOutlined fontSize="small" />
    </IconButton>
  )
}
