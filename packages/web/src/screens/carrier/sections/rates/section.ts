import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { RatesSection } from './RatesSection.tsx'
import { RatesStore } from './rates-store.ts'

export const section: ProfilePart = {
  Component: RatesSection,
  open({ carrierId, profile, resolve }, previous) {
    if (previous !== undefined) return previous
    const store = new RatesStore(carrierId, resolve(ProfileTokens.CarrierPayments))
    if (!profile.isShort) store.open()
    return store
  },
}
