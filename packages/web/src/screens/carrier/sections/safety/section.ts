import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { SafetySection } from './SafetySection.tsx'
import { SafetyStore } from './safety-store.ts'

export const section: ProfilePart = {
  Component: SafetySection,
  open({ carrierId, profile, resolve }) {
    const store = new SafetyStore(resolve(ProfileTokens.CarrierSafetyRecords), carrierId)
    // Hidden safety data is not requested.
    if (profile.carrier?.safety != null && !profile.isShort) void store.record.load()
    return store
  },
}
