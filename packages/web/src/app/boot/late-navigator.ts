import type { Navigator } from '../../di/navigator.ts'

/**
 * A navigator that can be passed on before the router is created, because the router depends on code that uses it.
 * Refuses: throws when it is used before the router is set.
 */
export const lateNavigator = (): {
  readonly navigator: Navigator
  readonly setNavigator: (real: Navigator) => void
} => {
  let real: Navigator | undefined
  const own = (): Navigator => {
    if (real === undefined) throw new Error('There is no router yet')
    return real
  }
  return {
    navigator: {
      go: (path, options) => own().go(path, options),
      back: () => own().back(),
      prefetch: path => own().prefetch(path),
    },
    setNavigator: navigator => {
      real = navigator
    },
  }
}
