import { useState } from 'react'
import { MapTokens } from '../../di/tokens/maps.ts'
import { useStore } from '../../di/use-store.ts'
import { OwnMap } from './OwnMap.tsx'
import type { MapLook } from './map-picture.ts'
import { ProviderMap } from './ProviderMap.tsx'

export interface MapViewProps extends MapLook {
  readonly label: string
  /** `states` shows the contiguous states, `contents` what is on the map. */
  readonly fit?: 'states' | 'contents'
  /** The id of the list that stands beside the map and says the same; left out: the map has a list of its own. */
  readonly listId?: string
}

/**
 * A map: the configured provider's, or the portal's own, where none is configured or the provider does not answer. It
 * fills the box it is put into.
 */
export const MapView = (props: MapViewProps) => {
  const provider = useStore(MapTokens.MapProvider)
  const [hasFailed, setFailed] = useState(false)
  if (provider === null) return <OwnMap {...props} />
  if (!hasFailed) return <ProviderMap {...props} provider={provider} onFailed={() => setFailed(true)} />
  return <OwnMap {...props} note={`${provider.name} cannot be reached. This is the portal’s own map.`} />
}
