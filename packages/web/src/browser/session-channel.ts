import type { SessionEvent, SessionChannel } from '../stores/ports.ts'

const CHANNEL = 'fairhaul.person'

const isNews = (it: unknown): it is SessionEvent => it === 'signed-in' || it === 'signed-out'

/** A browser without broadcast channels has each tab find out at its next refresh. */
export const browserSessionChannel = (): SessionChannel => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  return {
    tell: event => channel?.postMessage(event),
    subscribe(call) {
      const told = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) call(data)
      }
      channel?.addEventListener('message', told)
      return () => channel?.removeEventListener('message', told)
    },
  }
}
