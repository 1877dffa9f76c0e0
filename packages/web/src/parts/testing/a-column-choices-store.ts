import type { UserId } from '@fairhaul/core'
import { ColumnChoicesStore } from '../../stores/column-choices-store.ts'
import { Departures } from '../../stores/departures.ts'

/** The columns of a person in a browser that has kept nothing yet. */
export const aColumnChoicesStore = (user?: UserId): ColumnChoicesStore => {
  let kept: unknown
  return new ColumnChoicesStore({
    shelf: {
      read: () => kept,
      store: value => {
        kept = value
      },
    },
    userId: () => user,
    departures: new Departures(),
  })
}
