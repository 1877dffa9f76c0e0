import type { UserId } from '@fairhaul/core'
import { ColumnChoicesStore } from '../../stores/column-choices-store.ts'
import { SessionEndEvents } from '../../stores/session-end-events.ts'

/** The columns of a person in a browser that has kept nothing yet. */
export const aColumnChoicesStore = (user?: UserId): ColumnChoicesStore => {
  let kept: unknown
  return new ColumnChoicesStore({
    storage: {
      read: () => kept,
      store: value => {
        kept = value
      },
    },
    userId: () => user,
    sessionEndEvents: new SessionEndEvents(),
  })
}
