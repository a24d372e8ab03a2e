import type { StrokeMark, TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { Download as DownloadIcon } from '@kotonoha/ui-kit/icons/download'
import { saveFile } from '../../../../../../kit/save-file/save-file'
import { showToast } from '../../../../../../kit/toasts/toast-queue'
import { toScene } from './scene'
import { toPng } from './to-png'
import { toSvg } from './to-svg'

interface ExportButtonsProps {
  literal: string
  strokes: readonly TracedStroke[]
  marks: readonly StrokeMark[]
}

/** Saves the whole kanji as a picture, with the marks and colours that are shown. */
export function ExportButtons({ literal, strokes, marks }: ExportButtonsProps) {
  const scene = () => toScene(strokes, marks)
  const saveSvg = () => {
    const text = toSvg(`Stroke order of ${literal}`, scene())
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${literal}-strokes.svg`)
  }
  const savePng = async () => {
    const picture = await toPng(scene())
    if (picture === undefined) showToast('The browser could not draw the picture', 'error')
    else saveFile(picture, `${literal}-strokes.png`)
  }
  return (
    <div className="watch-export">
      <TextButton size="small" startIcon={<DownloadIcon />} onClick={saveSvg}>
        Save as SVG
      </TextButton>
      <TextButton size="small" startIcon={<DownloadIcon />} onClick={() => void savePng()}>
        Save as PNG
      </TextButton>
    </div>
  )
}
