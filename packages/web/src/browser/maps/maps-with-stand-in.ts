import type { CancelSignal, Maps } from '@fairhaul/core'

/**
 * Maps that answer by a stand-in where the provider fails: blocked, slow, or the key refused. What the provider refuses as
 * such (no way there, too many questions) stays refused, and what was cancelled stays cancelled.
 */
export const mapsWithStandIn = (provider: Maps, standIn: Maps): Maps => {
  const either = async <T>(signal: CancelSignal | undefined, ask: (maps: Maps) => Promise<T>): Promise<T> => {
    try {
      return await ask(provider)
    } catch (thrown) {
      if (signal?.aborted === true) throw thrown
      return ask(standIn)
    }
  }
  return {
    directions: (ask, signal) => either(signal, maps => maps.directions(ask, signal)),
    distances: (ask, signal) => either(signal, maps => maps.distances(ask, signal)),
    places: (ask, signal) => either(signal, maps => maps.places(ask, signal)),
  }
}
