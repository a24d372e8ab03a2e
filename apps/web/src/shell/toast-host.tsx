import { Suspense, useState } from 'react'
import { lazyBeside } from '../kit/late-component/lazy-beside'
import { removeToast, type ToastMessage, useToastQueue } from '../kit/toasts/toast-queue'

const Toast = lazyBeside(async () => (await import('@kotonoha/ui-kit/toast/toast')).Toast)

/** Shows the first toast that waits; the next comes when it has gone. */
export function ToastHost() {
  const toast = useToastQueue(({ toasts }) => toasts[0])
  if (toast === undefined) return null
  return (
    <Suspense fallback={null}>
      <OneToast key={toast.id} toast={toast} />
    </Suspense>
  )
}

function OneToast({ toast }: { toast: ToastMessage }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Toast
      text={toast.text}
      variant={toast.variant}
      isOpen={isOpen}
      action={toast.action}
      onClose={() => setIsOpen(false)}
      onExited={() => removeToast(toast.id)}
    />
  )
}
