import type { Areas, Clock, Maps } from '@fairhaul/core'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import { googleOf } from './late-map-provider.ts'

/** `Maps` as configured, whose code loads with the first request. */
export const lateMaps = (configured: PageConfiguration['maps'], areas: Areas, clock: Clock): Maps => {
  let made: Promise<Maps> | undefined
  const make = async (): Promise<Maps> => {
    const { offlineMaps } = await import('./offline-maps.ts')
    const own = offlineMaps(areas)
    if (configured.kind === 'offline') return own
    const [{ googleMaps }, { mapsWithStandIn }, libraries] = await Promise.all([
      import('./google/google-maps.ts'),
      import('./maps-with-stand-in.ts'),
      googleOf(configured, clock),
    ])
    return mapsWithStandIn(googleMaps(libraries, clock), own)
  }
  const maps = () => {
    made ??= make().catch((thrown: unknown) => {
      made = undefined
      throw thrown
    })
    return made
  }
  return {
    directions: async (params, signal) => (await maps()).directions(params, signal),
    distances: async (params, signal) => (await maps()).distances(params, signal),
    places: async (params, signal) => (await maps()).places(params, signal),
  }
}
