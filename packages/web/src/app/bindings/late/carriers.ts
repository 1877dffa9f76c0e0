import { type Http, httpCarriers, httpSubscriptions } from '@fairhaul/adapters-http'
import type { Carriers } from '@fairhaul/core'
import { AccountTokens } from '../../../di/tokens/account.ts'
import { CarriersTokens } from '../../../di/tokens/carriers.ts'
import { RecentsTokens } from '../../../di/tokens/recents.ts'
import { CarrierDetailsStore } from '../../../parts/carrier-details-store.ts'
import type { AccountStore } from '../../../stores/account-store.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(WireTokens.Carriers).toResolvedValue((wire: Http) => httpCarriers(wire), [WireTokens.Http])
  bind(CarriersTokens.Subscriptions).toResolvedValue(
    (wire: Http) => httpSubscriptions(wire),
    [WireTokens.Http],
  )
  bind(RecentsTokens.CarrierDetailsStore).toResolvedValue(
    (carriers: Carriers, account: AccountStore) => {
      const store = new CarrierDetailsStore(carriers, () => account.user)
      account.sessionEndEvents.subscribe(() => store.forgetAll())
      return store
    },
    [CarriersTokens.Carriers, AccountTokens.AccountStore],
  )
}
