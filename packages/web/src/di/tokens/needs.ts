import type { RouteName } from '@fairhaul/core'
import type { ActionItemsStore } from '../../parts/action-items/action-items-store.ts'
import { token } from '../token.ts'

/** What waits for somebody, and where it may lead. */
export const ActionItemsTokens = {
  ActionItemsStore: token<ActionItemsStore>('NeedsMeStore'),
  /** Whether a route has a screen: no link leads to one that has none. */
  HasScreen: token<(name: RouteName) => boolean>('HasScreen'),
}
