import { Container } from 'inversify'
import type { Resolve, Token } from '../di/token.ts'
import { ServiceTokens } from '../di/tokens/services.ts'
import { bindAccount } from './bindings/account.ts'
import { type BootContext, bindBrowser } from './bindings/browser.ts'
import { bindCarriers } from './bindings/carriers.ts'
import { lazyBindings } from './bindings/lazy-bindings.ts'
import { bindPageViews } from './bindings/page-views.ts'
import { bindRecents } from './bindings/recents.ts'
import { bindShell } from './bindings/shell.ts'

/** Ties a key to what stands behind it: `bind(T.Store).toResolvedValue((port: Port) => new Store(port), [T.Port])`. */
export type Bind = Container['bind']

/**
 * The one place that knows which adapter stands behind a port, a room at a time. Everything is made once, when it is
 * first asked for. No other module has heard of inversify.
 *
 * Bound here is what Home or Login need in their first moment; everything else is in `bindings/late/`, which comes with
 * the code that asks for it.
 */
export const portalContainer = (bootContext: BootContext): Resolve => {
  const container = new Container({ defaultScope: 'Singleton' })
  const bind: Bind = key => container.bind(key)
  bindBrowser(bind, bootContext)
  bindAccount(bind)
  bindCarriers(bind)
  bindPageViews(bind, bootContext)
  bindRecents(bind)
  bindShell(bind)
  const resolve = remembered(token => container.get(token))
  bind(ServiceTokens.LazyBindings).toConstantValue(lazyBindings(bind, resolve))
  return resolve
}

/** Hooks ask on every render; a look into a map costs less than a plan of the container. */
const remembered = (find: Resolve): Resolve => {
  const found = new Map<unknown, unknown>()
  return <T>(token: Token<T>): T => {
    if (!found.has(token)) found.set(token, find(token))
    return found.get(token) as T
  }
}
