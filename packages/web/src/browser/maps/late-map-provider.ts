import type { Clock } from '@fairhaul/core'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import type { MapProvider } from '../../parts/map/map-provider.ts'
import type { GoogleLibraries } from './google/google-libraries.ts'

type Google = Extract<PageConfiguration['maps'], { readonly kind: 'google' }>

let libraries: Promise<GoogleLibraries> | undefined

/** The provider's code is loaded once per page. */
export const googleOf = ({ key }: Google, clock: Clock): Promise<GoogleLibraries> => {
  libraries ??= import('./google/google-libraries.ts').then(({ googleLibraries }) =>
    googleLibraries({ key, page: window as { gm_authFailure?: () => void }, clock }),
  )
  return libraries
}

/** The map provider as configured; null: the portal draws its own. Its code loads with the first map. */
export const lateMapProvider = (configured: PageConfiguration['maps'], clock: Clock): MapProvider | null =>
  configured.kind === 'offline'
    ? null
    : {
        name: 'Google Maps',
        draw: async (host, params, signal) => {
          const [{ drawGoogleMap }, google] = await Promise.all([
            import('./google/draw-google-map.ts'),
            googleOf(configured, clock),
          ])
          return drawGoogleMap(google, configured.mapId, host, params, signal)
        },
      }
