import { failureOf, type Loadable } from '@fairhaul/core'
import { useEffect, useState } from 'react'
import { MapTokens } from '../../di/tokens/maps.ts'
import { useStore } from '../../di/use-store.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { type Atlas, type AtlasFile, readAtlas } from './atlas.ts'
import styles from './map.module.css'
import type { MapViewProps } from './MapView.tsx'
import { OfflineMap } from './OfflineMap.tsx'

/** Read once for each source of boundaries, of which a page has one: every map is drawn from the same. */
const read = new WeakMap<() => Promise<unknown>, Atlas>()
const LOADING = { kind: 'loading', previous: undefined } as const

/** The portal's own map, once its boundaries have come. */
export const OwnMap = ({ note, ...props }: MapViewProps & { readonly note?: string }) => {
  const load = useStore(MapTokens.Boundaries)
  const [atlas, setAtlas] = useState<Loadable<Atlas>>(() => {
    const known = read.get(load)
    return known ? { kind: 'ready', value: known } : LOADING
  })
  const isLoading = atlas.kind === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    const tell = (state: Loadable<Atlas>) => {
      if (!isGone) setAtlas(state)
    }
    load().then(
      file => {
        const value = read.get(load) ?? readAtlas(file as AtlasFile)
        read.set(load, value)
        tell({ kind: 'ready', value })
      },
      (thrown: unknown) => tell({ kind: 'failed', failure: failureOf(thrown), previous: undefined }),
    )
    return () => {
      isGone = true
    }
  }, [load, isLoading])

  if (atlas.kind === 'ready')
    return <OfflineMap {...props} atlas={atlas.value} {...(note !== undefined && { note })} />
  if (atlas.kind === 'failed')
    return (
      <ErrorState
        className={styles['instead'] ?? ''}
        title="The map could not be loaded"
        text="Nothing is lost. What it would show is in the list."
        onRetry={() => setAtlas(LOADING)}
      />
    )
  return <MapSkeleton />
}

/** The room of a map on its way. */
export const MapSkeleton = () => <div className={styles['waiting']} aria-busy="true" />
