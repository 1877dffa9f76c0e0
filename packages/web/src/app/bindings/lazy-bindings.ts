import type { LazyBindings } from '../../di/lazy-bindings.ts'
import type { Resolve } from '../../di/token.ts'
import type { Bind } from '../container.ts'

/** Whatever is bound in `late/`, fetched when it is first asked for. */
export const lazyBindings = (bind: Bind, resolve: Resolve): LazyBindings => {
  let coming: Promise<Resolve> | undefined
  const fetchModules = async () => {
    try {
      const { bindAllModules } = await import('./bind-all-modules.ts')
      bindAllModules(bind)
      return resolve
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  return () => (coming ??= fetchModules())
}
