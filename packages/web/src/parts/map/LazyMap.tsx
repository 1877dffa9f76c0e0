import { type ComponentType, useEffect, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import styles from './map.module.css'
import type { MapViewProps } from './MapView.tsx'

let loaded: ComponentType<MapViewProps> | undefined

/**
 * A map whose code comes when it is first shown, so that no first load carries it. It fills the box it is put into from
 * the start, and nothing jumps.
 */
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
        text="Nothing is lost. What it would show is in the list. If trying again does not help, reload the page."
        onRetry={() => setFailed(false)}
      />
    )
  return <div className={styles['waiting']} aria-busy="true" />
}
