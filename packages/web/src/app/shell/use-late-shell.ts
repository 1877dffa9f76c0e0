import { useEffect, useState } from 'react'
import { whenCalm } from '../../browser/when-calm.ts'
import { ServiceTokens } from '../../di/tokens/services.ts'
import { useStore } from '../../di/use-store.ts'

export type LateShell = typeof import('./late/index.ts')

let loaded: LateShell | undefined

/**
 * All of the frame that the first paint does not need: palette, shortcuts, notices, what waits. It is fetched when the
 * page is idle, or at once when it is asked for; `onFailed` tells that it was asked for and did not come.
 */
export const useLateShell = (
  isWanted: boolean,
  isAsked: boolean,
  onFailed: () => void,
): LateShell | undefined => {
  const lateRooms = useStore(ServiceTokens.LateRooms)
  const [late, setLate] = useState(loaded)
  useEffect(() => {
    if (late !== undefined || !isWanted) return
    let isGone = false
    const load = () => {
      Promise.all([import('./late/index.ts'), lateRooms()]).then(
        ([module]) => {
          loaded = module
          if (!isGone) setLate(module)
        },
        () => {
          if (isAsked && !isGone) onFailed()
        },
      )
    }
    if (isAsked) load()
    else
      void whenCalm(window).then(() => {
        if (!isGone) load()
      })
    return () => {
      isGone = true
    }
  }, [late, isWanted, isAsked, onFailed, lateRooms])
  return late
}
