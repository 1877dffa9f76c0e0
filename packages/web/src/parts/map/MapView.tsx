import { useState } from 'react'
import { MapTokens } from '../../di/lazy-tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { MapViewProps } from './map-picture.ts'
import { OwnMap } from './OwnMap.tsx'
import { ProviderMap } from './ProviderMap.tsx'

/**
 * The map of the configured provider; the portal's own map without a provider, or if it fails. It fills its container.
 */
export const MapView = (props: MapViewProps) => {
  const provider = useStore(MapTokens.MapProvider)
  const [hasFailed, setFailed] = useState(false)
  if (provider === null) return <OwnMap {...props} />
  if (!hasFailed) return <ProviderMap {...props} provider={provider} onFailed={() => setFailed(true)} />
  return <OwnMap {...props} note={`${provider.name} is not available. This is the built-in map.`} />
}
