import { copyText } from '../../kit/copy-text/copy-text'
import './share-definition-dialog.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { ContentCopyOutlined } from '@kotonoha/ui-kit/icons/content-copy-outlined'
import { DownloadOutlined } from '@kotonoha/ui-kit/icons/download-outlined'
import { IosShareOutlined } from '@kotonoha/ui-kit/icons/ios-share-outlined'
import { LinkOutlined } from '@kotonoha/ui-kit/icons/link-outlined'
import DialogContent from '@mui/material/DialogContent'
import { useEffect, useRef } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import type { DialogRecord } from '../../kit/dialogs/dialog-stack'
import { saveFile } from '../../kit/save-file/save-file'
import { showToast } from '../../kit/toasts/toast-queue'
import { drawCard, toPng } from './picture-card'
import { type SharedDefinition, toSharedText } from './shared-definition'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'share-definition': { definition: SharedDefinition }
  }
}

/** Hands on a kanji or word: as a link, as a text, as a picture, or by what the device offers. */
export function ShareDefinitionDialog({ dialog }: { dialog: DialogRecord }) {
  if (dialog.content.type !== 'share-definition') return null
  const { definition } = dialog.content
  return (
    <DialogFrame dialog={dialog} title={`Share ${definition.text}`}>
      <DialogContent>
        <ShareWays definition={definition} />
      </DialogContent>
    </DialogFrame>
  )
}

function ShareWays({ definition }: { definition: SharedDefinition }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const link = `${location.origin}${definition.path}`
  const text = toSharedText(definition, link)

  useEffect(() => {
    if (canvas.current !== null) void drawCard(canvas.current, definition)
  }, [definition])

  const savePicture = async () => {
    const picture = canvas.current && (await toPng(canvas.current))
    if (picture) saveFile(picture, `${definition.text}.png`)
    else showToast('The browser could not draw the picture', 'error')
  }

  return (
    <>
      <p className="share-link">{link}</p>
      <div className="share-buttons">
        <FilledButton
          autoFocus
          startIcon={<LinkOutlined />}
          onClick={() => void copyText(link, 'Link copied')}
        >
          Copy link
        </FilledButton>
        <TextButton
          startIcon={<ContentCopyOutlined />}
          onClick={() => void copyText(text, 'Text copied')}
        >
          Copy text
        </TextButton>
        {'share' in navigator && (
          <TextButton
            startIcon={<IosShareOutlined />}
            onClick={() => void shareNatively(definition, link)}
          >
            Share with…
          </TextButton>
        )}
      </div>
      <canvas
        ref={canvas}
        className="share-card"
        role="img"
        aria-label={`Picture card: ${text.split('\n')[0]}`}
      />
      <div className="share-buttons">
        <TextButton startIcon={<DownloadOutlined />} onClick={() => void savePicture()}>
          Save picture
        </TextButton>
        {'ClipboardItem' in window && (
          <TextButton
            startIcon={<ContentCopyOutlined />}
            onClick={() => void copyPicture(canvas.current)}
          >
            Copy picture
          </TextButton>
        )}
      </div>
    </>
  )
}

async function copyPicture(canvas: HTMLCanvasElement | null): Promise<void> {
  try {
    const picture = canvas && (await toPng(canvas))
    if (!picture) throw new Error('no picture')
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    showToast('Picture copied', 'success')
  } catch {
    showToast('The browser did not allow copying the picture', 'error')
  }
}

async function shareNatively(definition: SharedDefinition, url: string): Promise<void> {
  const text = toSharedText(definition, '').trim()
  try {
    await navigator.share({ title: definition.text, text, url })
  } catch (error) {
    const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
    if (!isChangeOfMind) showToast('The device could not share it', 'error')
  }
}
