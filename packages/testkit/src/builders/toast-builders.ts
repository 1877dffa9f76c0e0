import { TOAST_DURATION_MS, type Toast } from '@fairhaul/core'
import { builder } from './builder.ts'

/** The usual toast, shown from the first instant of its clock. */
export const aToast = builder<Toast>({
  id: 1,
  message: 'Carrier added to My Carriers.',
  type: 'success',
  position: 'bottom-right',
  durationMs: TOAST_DURATION_MS,
  dismissible: true,
  phase: { kind: 'shown', endsAt: TOAST_DURATION_MS },
})
