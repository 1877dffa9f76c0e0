import type { SignOutWire } from '../stores/ports/sign-out-wire.ts'

const CHANNEL = 'fairhaul.sign-out'

/** A browser without broadcast channels has each tab find out at its next refresh. */
export const browserSignOutWire = (): SignOutWire => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  return {
    tell: () => channel?.postMessage('signed-out'),
    hear(call) {
      channel?.addEventListener('message', call)
      return () => channel?.removeEventListener('message', call)
    },
  }
}
