import type { Maps } from '@fairhaul/core'
import type { MapProvider } from '../../parts/map/map-provider.ts'
import { token } from '../token.ts'

/** Ways, places, and what maps are drawn from. */
export const MapTokens = {
  Maps: token<Maps>('Maps'),
  /** Gives the file of boundaries that the portal's own map is drawn from. */
  Boundaries: token<() => Promise<unknown>>('Boundaries'),
  /** Null: nobody is configured, and the portal draws its own map. */
  MapProvider: token<MapProvider | null>('MapProvider'),
}
