import { type Brand, SUCCESS_TOAST_TONES } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ShellTokens } from '../../di/tokens/shell.ts'
import { useStore } from '../../di/use-store.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'

/** The one place where toasts appear. */
export const Toasts = observer(({ brand }: { readonly brand: Brand }) => {
  const { shown, dismiss, pause, resume } = useStore(ShellTokens.ToastsStore)
  const toasts = shown.map(({ id, message, type, position, dismissible, phase }) => ({
    id,
    text: message,
    type,
    position,
    isDismissible: dismissible,
    isLeaving: phase.kind === 'leaving',
  }))
  return (
    <ToastRegion
      toasts={toasts}
      successTone={SUCCESS_TOAST_TONES[brand]}
      onDismiss={dismiss}
      onPause={pause}
      onResume={resume}
    />
  )
})
