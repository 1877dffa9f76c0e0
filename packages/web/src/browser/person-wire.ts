import type { PersonNews, PersonWire } from '../stores/ports/person-wire.ts'

const CHANNEL = 'fairhaul.person'

const isNews = (it: unknown): it is PersonNews => it === 'signed-in' || it === 'signed-out'

/** A browser without broadcast channels has each tab find out at its next refresh. */
export const browserPersonWire = (): PersonWire => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  return {
    tell: news => channel?.postMessage(news),
    hear(call) {
      const told = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) call(data)
      }
      channel?.addEventListener('message', told)
      return () => channel?.removeEventListener('message', told)
    },
  }
}
