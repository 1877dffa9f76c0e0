import type { CancelSignal, Maps } from '@fairhaul/core'

/**
 * Maps with a fallback for when the provider fails: blocked, slow, or the key refused. The provider's rejections (no
 * route, too many requests) and aborts are passed on.
 */
export const mapsWithStandIn = (provider: Maps, standIn: Maps): Maps => {
  const either = async <T>(
    signal: CancelSignal | undefined,
    request: (maps: Maps) => Promise<T>,
  ): Promise<T> => {
    try {
      return await request(provider)
    } catch (thrown) {
      if (signal?.aborted === true) throw thrown
      return request(standIn)
    }
  }
  return {
    directions: (params, signal) => either(signal, maps => maps.directions(params, signal)),
    distances: (params, signal) => either(signal, maps => maps.distances(params, signal)),
    places: (params, signal) => either(signal, maps => maps.places(params, signal)),
  }
}
