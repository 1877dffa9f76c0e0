import type { SessionChannel, SessionEvent } from '../stores/ports.ts'

const CHANNEL = 'fairhaul.person'

const isSessionEvent = (it: unknown): it is SessionEvent => it === 'signed-in' || it === 'signed-out'

/** Without BroadcastChannel, the other tabs notice at their next refresh. */
export const browserSessionChannel = (): SessionChannel => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  return {
    publish: event => channel?.postMessage(event),
    subscribe(call) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isSessionEvent(data)) call(data)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}
