import type { UserId } from '@fairhaul/core'
import { ColumnChoicesStore } from '../../stores/column-choices-store.ts'
import { SessionEndEvents } from '../../stores/session-end-events.ts'

/** The column choices of a user in a browser that has stored none yet. */
export const aColumnChoicesStore = (user?: UserId): ColumnChoicesStore => {
  let stored: unknown
  return new ColumnChoicesStore({
    storage: {
      read: () => stored,
      store: value => {
        stored = value
      },
    },
    userId: () => user,
    sessionEndEvents: new SessionEndEvents(),
  })
}
