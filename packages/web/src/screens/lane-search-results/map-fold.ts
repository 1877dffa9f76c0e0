import type { SearchCache } from '@fairhaul/core'

const KEY = 'lane-map'

/** A phone has no room for a map beside what was asked for: it is folded there until somebody wants it. */
const hasRoom = (): boolean => !window.matchMedia('(max-width: 640px)').matches

/** How the map beside a lane's carriers was left, until the tab is closed or its person signs out. */
export const mapFoldOf = (storage: SearchCache) => ({
  isShown: (): boolean => {
    const kept = storage.read(KEY)
    return kept === 'shown' || (kept !== 'folded' && hasRoom())
  },
  keep: (isShown: boolean): void => storage.write(KEY, isShown ? 'shown' : 'folded'),
})
