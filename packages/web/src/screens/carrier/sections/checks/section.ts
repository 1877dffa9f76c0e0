import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { reloadRules } from '../../reload-rules.ts'
import { ChecksSection } from './ChecksSection.tsx'
import { ChecksStore } from './checks-store.ts'

export const section: ProfilePart = {
  Component: ChecksSection,
  open({ carrierId, profile, resolve }) {
    const store = new ChecksStore({
      carrierId,
      checks: resolve(ProfileTokens.OwnChecks),
      leaveOut: () => profile.leaveOut('checks'),
      reload: () => reloadRules(profile),
      say: profile.say,
    })
    void store.load()
    return store
  },
}
