import { failureOf, type Loadable } from '@fairhaul/core'
import { useEffect, useState } from 'react'
import { MapTokens } from '../../di/lazy-tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { type Atlas, type AtlasFile, readAtlas } from './atlas.ts'
import { MapSkeleton } from './MapSkeleton.tsx'
import styles from './map.module.css'
import type { MapViewProps } from './map-picture.ts'
import { OfflineMap } from './OfflineMap.tsx'

/** Parsed once for each source of boundaries, and shared by all maps of the page. */
const atlases = new WeakMap<() => Promise<unknown>, Atlas>()
const LOADING = { kind: 'loading', previous: undefined } as const

/** The portal's own map, and what is shown until its boundaries are loaded. */
export const OwnMap = ({ note, ...props }: MapViewProps & { readonly note?: string }) => {
  const load = useStore(MapTokens.Boundaries)
  const [atlas, setAtlas] = useState<Loadable<Atlas>>(() => {
    const known = atlases.get(load)
    return known ? { kind: 'ready', value: known } : LOADING
  })
  const isLoading = atlas.kind === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isUnmounted = false
    const update = (state: Loadable<Atlas>) => {
      if (!isUnmounted) setAtlas(state)
    }
    load().then(
      file => {
        const value = atlases.get(load) ?? readAtlas(file as AtlasFile)
        atlases.set(load, value)
        update({ kind: 'ready', value })
      },
      (thrown: unknown) => update({ kind: 'failed', failure: failureOf(thrown), previous: undefined }),
    )
    return () => {
      isUnmounted = true
    }
  }, [load, isLoading])

  if (atlas.kind === 'ready')
    return <OfflineMap {...props} atlas={atlas.value} {...(note !== undefined && { note })} />
  if (atlas.kind === 'failed')
    return (
      <ErrorState
        className={styles['instead'] ?? ''}
        title="The map could not be loaded"
        text="Nothing is lost: the list shows the same places."
        onRetry={() => setAtlas(LOADING)}
      />
    )
  return <MapSkeleton />
}
