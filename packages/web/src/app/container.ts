import { Container } from 'inversify'
import type { Resolve, Token } from '../di/token.ts'
import { bindAccount } from './bindings/account.ts'
import { bindBilling } from './bindings/billing.ts'
import { type AtHand, bindBrowser } from './bindings/browser.ts'
import { bindCarriers } from './bindings/carriers.ts'
import { bindIntegrations } from './bindings/integrations.ts'
import { bindMaps } from './bindings/maps.ts'
import { bindPeople } from './bindings/people.ts'
import { bindPageViews } from './bindings/page-views.ts'
import { bindRecents } from './bindings/recents.ts'
import { bindRules } from './bindings/rules.ts'
import { bindSearch } from './bindings/search.ts'
import { bindShell } from './bindings/shell.ts'
import { bindSignUp } from './bindings/sign-up.ts'

/** Ties a key to what stands behind it: `bind(T.Store).toResolvedValue((port: Port) => new Store(port), [T.Port])`. */
export type Bind = Container['bind']

/**
 * The one place that knows which adapter stands behind a port, a room at a time. Everything is made once, when it is
 * first asked for. No other module has heard of inversify.
 */
export const portalContainer = (atHand: AtHand): Resolve => {
  const container = new Container({ defaultScope: 'Singleton' })
  const bind: Bind = key => container.bind(key)
  bindBrowser(bind, atHand)
  bindAccount(bind)
  bindBilling(bind)
  bindCarriers(bind)
  bindIntegrations(bind)
  bindMaps(bind)
  bindPeople(bind)
  bindPageViews(bind, atHand)
  bindRecents(bind)
  bindRules(bind)
  bindSearch(bind)
  bindShell(bind)
  bindSignUp(bind)
  return remembered(token => container.get(token))
}

/** Hooks ask on every render; a look into a map costs less than a plan of the container. */
const remembered = (find: Resolve): Resolve => {
  const found = new Map<unknown, unknown>()
  return <T>(token: Token<T>): T => {
    if (!found.has(token)) found.set(token, find(token))
    return found.get(token) as T
  }
}
