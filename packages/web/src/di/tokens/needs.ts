import type { RouteName } from '@fairhaul/core'
import type { NeedsMeStore } from '../../parts/needs-me/needs-me-store.ts'
import { token } from '../token.ts'

/** What waits for somebody, and where it may lead. */
export const NeedsTokens = {
  NeedsMeStore: token<NeedsMeStore>('NeedsMeStore'),
  /** Whether a route has a screen: no link leads to one that has none. */
  HasScreen: token<(name: RouteName) => boolean>('HasScreen'),
}
