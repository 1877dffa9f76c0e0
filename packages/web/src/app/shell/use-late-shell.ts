import { useEffect, useState } from 'react'
import { whenCalm } from '../../browser/when-calm.ts'

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
  const [late, setLate] = useState(loaded)
  useEffect(() => {
    if (late !== undefined || !isWanted) return
    let isGone = false
    const load = () => {
      import('./late/index.ts').then(
        module => {
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
  }, [late, isWanted, isAsked, onFailed])
  return late
}
