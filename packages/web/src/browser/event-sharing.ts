import type { EventSharing, SharedEvents } from '../stores/ports.ts'

const NAME = 'fairhaul.events'

const isShared = (data: unknown): data is SharedEvents =>
  typeof data === 'object' && data !== null && 'userId' in data && 'batch' in data

/** By a lock and a channel of the browser. Without either, each tab has a line of its own. */
export const browserEventSharing = (
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator.locks,
): EventSharing => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
  return {
    async lead(work, signal) {
      if (signal.aborted) return undefined
      if (locks === undefined || channel === undefined) return work(signal)
      try {
        return await locks.request(NAME, { signal }, () => work(signal))
      } catch (thrown) {
        if (signal.aborted) return undefined
        throw thrown
      }
    },
    publish: shared => channel?.postMessage(shared),
    subscribe(call) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isShared(data)) call(data)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}
