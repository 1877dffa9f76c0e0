import type { Navigator } from '../di/navigator.ts'

/**
 * A navigator that can be handed out before the router is made, as the router stands on what is made with it.
 * Refuses: used before it has become one, it throws.
 */
export const lateNavigator = (): {
  readonly navigator: Navigator
  readonly become: (real: Navigator) => void
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
    become: navigator => {
      real = navigator
    },
  }
}
