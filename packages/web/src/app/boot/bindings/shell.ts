import type { Clock } from '@fairhaul/core'
import { LateParts } from '../../../di/late-parts.ts'
import { AccountTokens, BrowserTokens, ServiceTokens, ShellTokens } from '../../../di/tokens.ts'

import type { AccountStore } from '../../../stores/account-store.ts'
import { Ahead } from '../../../stores/ahead.ts'
import { ConnectionStore } from '../../../stores/connection-store.ts'
import { PlanNoticesStore } from '../../../stores/plan-notices-store.ts'
import type { IdleMoments, Network, PreferenceStorage } from '../../../stores/ports.ts'

import { PreferencesStore } from '../../../stores/preferences-store.ts'
import { RedirectFlagsStore } from '../../../stores/redirect-flags-store.ts'
import { ToastsStore } from '../../../stores/toasts-store.ts'
import type { Bind } from './bind.ts'

export const bindShell = (bind: Bind): void => {
  bind(ServiceTokens.LateParts).toResolvedValue(() => new LateParts())
  bind(ShellTokens.Ahead).toResolvedValue(
    (moments: IdleMoments, connection: ConnectionStore, clock: Clock, { sessionEndEvents }: AccountStore) =>
      new Ahead({ moments, connection, clock, sessionEndEvents }),
    [BrowserTokens.IdleMoments, ShellTokens.ConnectionStore, BrowserTokens.Clock, AccountTokens.AccountStore],
  )
  bind(ShellTokens.ConnectionStore).toResolvedValue(
    (network: Network, clock: Clock) => new ConnectionStore(network, clock),
    [BrowserTokens.Network, BrowserTokens.Clock],
  )
  bind(ShellTokens.PlanNoticesStore).toResolvedValue(() => new PlanNoticesStore())
  bind(ShellTokens.PreferencesStore).toResolvedValue(
    (storage: PreferenceStorage, account: AccountStore) =>
      new PreferencesStore(storage, account.sessionEndEvents),
    [BrowserTokens.PreferenceStorage, AccountTokens.AccountStore],
  )
  bind(ShellTokens.RedirectFlagsStore).toResolvedValue(() => new RedirectFlagsStore())
  bind(ShellTokens.ToastsStore).toResolvedValue(
    (clock: Clock, account: AccountStore) => {
      const toasts = new ToastsStore(clock)
      account.sessionEndEvents.subscribe(toasts.clear)
      return toasts
    },
    [BrowserTokens.Clock, AccountTokens.AccountStore],
  )
}
