import { readCarrierInvitationsAddress } from '@fairhaul/core'
import { ProfileTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, CarriersTokens } from '../../di/tokens.ts'
import { CarrierChoice } from '../../parts/carrier-search/carrier-choice.ts'
import { addressCheckOf } from '../../parts/invite-carrier/address-check.ts'
import { listSight } from '../../parts/live/list-sight.ts'
import { CarrierInvitationsScreen } from './CarrierInvitationsScreen.tsx'
import { CarrierInvitationsStore } from './carrier-invitations-store.ts'

export const screen: ScreenModule<CarrierInvitationsStore> = {
  Component: CarrierInvitationsScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new CarrierInvitationsStore({
        invitations: resolve(ProfileTokens.ConnectionInvitations),
        classifications: resolve(ProfileTokens.Classifications),
        account: resolve(AccountTokens.AccountStore),
        live: listSight(resolve, ['carrier_invitation']),
        check: addressCheckOf(resolve),
        carrier: new CarrierChoice(resolve(CarriersTokens.Carriers)),
      })
    store.open(readCarrierInvitationsAddress(url.search))
    return store
  },
  settled: store => store.settled(),
  staysMountedFor: ['carrier'],
}
