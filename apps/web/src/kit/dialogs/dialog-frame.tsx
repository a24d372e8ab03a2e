import { CloseIconButton } from '@kotonoha/ui-kit/close-icon-button/close-icon-button'
import { Themed } from '@kotonoha/ui-kit/themed/themed'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { type DialogRecord, useDialogStack } from './dialog-stack'

export interface DialogFrameProps {
  dialog: DialogRecord
  title: string
  /** Takes the place of the title bar (null for none); the title then only names the dialog to screen readers. */
  header?: ReactNode
  /** Fill the whole screen of a phone. */
  isFullScreenOnPhone?: boolean
  maxWidth?: 'xs' | 'sm' | 'md'
  /** The focus may go beside it, to what the dialog put there. */
  isFocusFree?: boolean
  children: ReactNode
}

/** The window around every dialog: title, close button, Esc, focus kept inside, animation. */
export function DialogFrame(props: DialogFrameProps) {
  return (
    <Themed>
      <ThemedFrame {...props} />
    </Themed>
  )
}

function ThemedFrame(props: DialogFrameProps) {
  const { dialog, title, header, isFullScreenOnPhone = false, children } = props
  const { maxWidth = 'sm', isFocusFree = false } = props
  const { close, remove } = useDialogStack()
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const titleId = useId()
  const handleClose = () => close(dialog.id)

  return (
    <Dialog
      open={dialog.isOpen}
      onClose={handleClose}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isFullScreenOnPhone && isPhone}
      disableEnforceFocus={isFocusFree}
      {...(header === undefined && { 'aria-labelledby': titleId })}
      slotProps={{
        transition: { onExited: () => remove(dialog.id) },
        // MUI hands `aria-label` to the backdrop's element, not to the one with the role.
        paper: header === undefined ? {} : { 'aria-label': title },
      }}
    >
      {header !== undefined ? (
        header
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, pr: 1, pt: 1 }}>
          <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          <CloseIconButton onClick={handleClose} />
        </Box>
      )}
      {children}
    </Dialog>
  )
}
