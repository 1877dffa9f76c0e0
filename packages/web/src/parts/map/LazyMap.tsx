import { type ComponentType, useEffect, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MapSkeleton } from './MapSkeleton.tsx'
import styles from './map.module.css'
import type { MapViewProps } from './map-picture.ts'

let loaded: ComponentType<MapViewProps> | undefined

/** A map whose code is loaded when it is first shown. It fills its container from the start, so that nothing shifts. */
export const LazyMap = (props: MapViewProps) => {
  const [View, setView] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (View !== undefined || hasFailed) return
    import('./MapView.tsx').then(
      ({ MapView }) => {
        loaded = MapView
        setView(() => MapView)
      },
      () => setFailed(true),
    )
  }, [View, hasFailed])
  if (View !== undefined) return <View {...props} />
  if (hasFailed)
    return (
      <ErrorState
        className={styles['instead'] ?? ''}
        title="The map could not be loaded"
        text="Nothing is lost: the list shows the same places. If trying again does not help, reload the page."
        onRetry={() => setFailed(false)}
      />
    )
  return <MapSkeleton />
}
