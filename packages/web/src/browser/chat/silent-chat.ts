import type { Chat } from '@fairhaul/core'

/** No chat is configured: nothing is loaded or sent. */
export const silentChat: Chat = {
  start: () => undefined,
  update: () => undefined,
  trackEvent: () => undefined,
  show: () => Promise.resolve(false),
  onUnread: () => undefined,
  shutDown: () => undefined,
}
