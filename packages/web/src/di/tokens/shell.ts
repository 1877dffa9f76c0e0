import type { ColumnChoicesStore } from '../../stores/column-choices-store.ts'
import type { ConnectionStore } from '../../stores/connection-store.ts'
import type { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import type { PreferencesStore } from '../../stores/preferences-store.ts'
import type { RedirectFlagsStore } from '../../stores/redirect-flags-store.ts'
import type { ToastsStore } from '../../stores/toasts-store.ts'
import { token } from '../token.ts'

/** What the frame around every screen shares with them. */
export const ShellTokens = {
  ColumnChoicesStore: token<ColumnChoicesStore>('ColumnChoicesStore'),
  ConnectionStore: token<ConnectionStore>('ConnectionStore'),
  PlanNoticesStore: token<PlanNoticesStore>('PlanNoticesStore'),
  PreferencesStore: token<PreferencesStore>('PreferencesStore'),
  RedirectFlagsStore: token<RedirectFlagsStore>('RedirectFlagsStore'),
  ToastsStore: token<ToastsStore>('ToastsStore'),
}
