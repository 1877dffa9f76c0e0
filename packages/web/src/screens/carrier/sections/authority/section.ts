import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { tiesOf } from '../ties-of.ts'
import { AuthoritySection } from './AuthoritySection.tsx'
import { AuthorityStore } from './authority-store.ts'

export const section: ProfilePart = {
  Component: AuthoritySection,
  open(visit) {
    const { carrierId, profile, resolve } = visit
    const store = new AuthorityStore(
      resolve(ProfileTokens.AuthorityHistories),
      resolve(ProfileTokens.CarrierSafetyRecords),
      tiesOf(visit),
      carrierId,
    )
    if (!profile.isShort) {
      void store.history.load()
      // Orders are safety data; hidden, they are not requested.
      if (profile.carrier?.safety != null) void store.orders.load()
    }
    return store
  },
}
