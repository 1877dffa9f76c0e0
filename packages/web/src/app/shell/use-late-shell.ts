import { useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { ServiceTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'

export type LateShell = typeof import('./late/index.ts')

let loaded: LateShell | undefined

/**
 * All of the frame that the first paint does not need: palette, shortcuts, notices, what waits. It is fetched when the
 * page is idle, or at once when it is asked for; `onFailed` tells that it was asked for and did not come.
 */
export const useLateShell = (
  isWanted: boolean,
  isRequested: boolean,
  onFailed: () => void,
): LateShell | undefined => {
  const lazyBindings = useStore(ServiceTokens.LazyBindings)
  const [late, setLate] = useState(loaded)
  useEffect(() => {
    if (late !== undefined || !isWanted) return
    let isGone = false
    const load = () => {
      Promise.all([import('./late/index.ts'), lazyBindings()]).then(
        ([module]) => {
          loaded = module
          if (!isGone) setLate(module)
        },
        () => {
          if (isRequested && !isGone) onFailed()
        },
      )
    }
    if (isRequested) load()
    else
      void whenIdle(window).then(() => {
        if (!isGone) load()
      })
    return () => {
      isGone = true
    }
  }, [late, isWanted, isRequested, onFailed, lazyBindings])
  return late
}
