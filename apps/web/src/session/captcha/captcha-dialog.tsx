import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { FormFailure } from '../../kit/forms/form-parts'
import type { Captcha } from '../installation'
import { useColourScheme } from '../theme/colour-scheme'
import { loadCaptcha } from './load-captcha'
import { providerNames } from './provider-names'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    captcha: { captcha: Captcha; onProof: (token: string) => void }
  }
}

/** Shows the widget of the provider; most people have nothing to do in it. */
export function CaptchaDialog({ dialog }: { dialog: DialogRecord }) {
  const { close } = useDialogStack()
  if (dialog.content.type !== 'captcha') return null
  const { captcha, onProof } = dialog.content
  return (
    // hCaptcha puts its pictures beside the dialog, and the focus must get there.
    <DialogFrame dialog={dialog} title="Is a person there?" maxWidth="xs" isFocusFree>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            This site keeps robots out with {providerNames[captcha.provider]}. The check comes from
            there, and goes on by itself once it has passed.
          </Typography>
          <CaptchaWidget
            captcha={captcha}
            onProof={(token) => {
              onProof(token)
              close(dialog.id, true)
            }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => close(dialog.id)}>Cancel</Button>
      </DialogActions>
    </DialogFrame>
  )
}

type Stage = 'loading' | 'shown' | 'unreachable'

function CaptchaWidget({
  captcha,
  onProof,
}: {
  captcha: Captcha
  onProof: (token: string) => void
}) {
  const { provider, siteKey } = captcha
  const place = useRef<HTMLDivElement>(null)
  const handleProof = useRef(onProof)
  handleProof.current = onProof
  const theme = useColourScheme()
  const [stage, setStage] = useState<Stage>('loading')
  const [tryNumber, setTryNumber] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads once more
  useEffect(() => {
    let remove: (() => void) | undefined
    let isGone = false
    setStage('loading')
    loadCaptcha(provider).then(
      (widgets) => {
        if (isGone || place.current === null) return
        setStage('shown')
        const widgetId = widgets.render(place.current, {
          sitekey: siteKey,
          theme,
          // The usual one is 303 px wide (hCaptcha), which a small phone has not.
          size: place.current.clientWidth < 303 ? 'compact' : 'normal',
          callback: (token) => handleProof.current(token),
          'error-callback': () => {},
        })
        remove = () => widgets.remove(widgetId)
      },
      () => {
        if (!isGone) setStage('unreachable')
      },
    )
    return () => {
      isGone = true
      remove?.()
    }
  }, [provider, siteKey, theme, tryNumber])

  return (
    <>
      {stage === 'loading' && <Skeleton variant="rounded" height={65} />}
      <div ref={place} />
      {stage === 'unreachable' && (
        <>
          <FormFailure
            text={`The check of ${providerNames[provider]} could not be fetched. A blocker, or the network, may keep it away.`}
          />
          <Button
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => setTryNumber((number) => number + 1)}
          >
            Try again
          </Button>
        </>
      )}
    </>
  )
}
