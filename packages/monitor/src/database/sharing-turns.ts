import type { PGlite } from '@electric-sql/pglite'
import { setImmediate } from 'node:timers/promises'

/** For how long statements may follow each other before what has arrived meanwhile is looked at. */
const TURN_MS = 10

/**
 * An engine that lets connections be read between statements. It answers within the turn of the event loop in which a statement comes:
 * as long as one statement waits behind another, the process would look at no new request, and could not even refuse one.
 */
export const sharingTurns = (engine: PGlite): PGlite => {
  let lastTurn = performance.now()
  const sharing = Object.create(engine) as PGlite
  sharing.execProtocolStream = async (message, options) => {
    if (performance.now() - lastTurn > TURN_MS) {
      await setImmediate()
      lastTurn = performance.now()
    }
    return engine.execProtocolStream(message, options)
  }
  return sharing
}
