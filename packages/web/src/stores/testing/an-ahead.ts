import { Ahead, type AheadDeps } from '../ahead.ts'
import { SessionEndEvents } from '../session-end-events.ts'

/** A timer of the test's own time. Returns a function that cancels it. */
const after = (ms: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

/** What is done ahead on a page with a connection, in a browser that does not say when it is idle. */
export const anAhead = (deps: Partial<AheadDeps> = {}): Ahead =>
  new Ahead({
    moments: {
      next: (call, withinMs) => (withinMs === null ? () => undefined : after(0, call)),
      savesData: () => false,
    },
    connection: { isOnline: true, maySendInBackground: () => true },
    clock: { after },
    sessionEndEvents: new SessionEndEvents(),
    ...deps,
  })
