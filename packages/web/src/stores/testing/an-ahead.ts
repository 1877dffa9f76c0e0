import { browserClock } from '../../browser/clock.ts'
import { browserIdleMoments } from '../../browser/idle-moments.ts'
import { Ahead, type AheadDeps } from '../ahead.ts'
import { SessionEndEvents } from '../session-end-events.ts'

/** What is done ahead on a page with a connection, by the time of the test. */
export const anAhead = (deps: Partial<AheadDeps> = {}): Ahead =>
  new Ahead({
    moments: browserIdleMoments(globalThis as unknown as Window),
    connection: { isOnline: true, maySendInBackground: () => true },
    clock: browserClock(),
    sessionEndEvents: new SessionEndEvents(),
    ...deps,
  })
