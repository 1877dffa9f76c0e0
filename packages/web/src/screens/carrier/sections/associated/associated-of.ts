import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import type { CarrierStore } from '../../carrier-store.ts'
import type { ProfileVisit } from '../../profile-modules.ts'
import { tiesOf } from '../ties-of.ts'
import { AssociatedStore } from './associated-store.ts'

const STORES = new WeakMap<CarrierStore, AssociatedStore>()

/** The associated carriers of a profile: its section and the drawer that blocks them share one store. */
export const associatedOf = (visit: ProfileVisit): AssociatedStore => {
  const { carrierId, profile, resolve } = visit
  const known = STORES.get(profile)
  if (known !== undefined) return known
  const store = new AssociatedStore({
    carrierId,
    name: () => profile.carrier?.legalName ?? '',
    associated: resolve(ProfileTokens.AssociatedCarriers),
    marksDoNotUse: resolve(BrowserTokens.PageConfiguration).toggles.offersDoNotUseAssociations,
    ties: tiesOf(visit),
  })
  STORES.set(profile, store)
  return store
}
