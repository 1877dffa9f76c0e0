import { useEffect, useState } from 'react'
import { ServiceTokens, ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'

export type LateShell = typeof import('./late/index.ts')

let loaded: LateShell | undefined

/**
 * The parts of the shell that the first paint does not need: palette, shortcuts, notices, action items. They are loaded
 * when the page is idle, or at once when requested. Where they were requested and failed to load, a toast says so.
 */
export const useLateShell = (
  isWanted: boolean,
  isRequested: boolean,
  onFailed: () => void,
): LateShell | undefined => {
  const lazyBindings = useStore(ServiceTokens.LazyBindings)
  const toasts = useStore(ShellTokens.ToastsStore)
  const ahead = useStore(ShellTokens.Ahead)
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
          if (!isRequested || isGone) return
          onFailed()
          toasts.show('This could not be loaded. Try again, or reload the page.', 'error')
        },
      )
    }
    let cancel = () => {}
    if (isRequested) load()
    else cancel = ahead.quiet(load)
    return () => {
      isGone = true
      cancel()
    }
  }, [late, isWanted, isRequested, onFailed, lazyBindings, toasts, ahead])
  return late
}
