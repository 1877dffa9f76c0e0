import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { InspectionsSection } from './InspectionsSection.tsx'
import { InspectionsStore } from './inspections-store.ts'

export const section: ProfilePart = {
  Component: InspectionsSection,
  open({ carrierId, profile, resolve }) {
    const store = new InspectionsStore(resolve(ProfileTokens.CarrierSafetyRecords), carrierId, profile.at)
    store.open()
    return store
  },
}
