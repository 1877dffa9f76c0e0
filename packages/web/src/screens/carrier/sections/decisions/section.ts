import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { DecisionsSection } from './DecisionsSection.tsx'
import { DecisionsStore } from './decisions-store.ts'
import { vettingFor } from './vetting-for.ts'

export const section: ProfilePart = {
  Component: DecisionsSection,
  open({ carrierId, profile, resolve }) {
    const store = new DecisionsStore({
      carrierId,
      decisions: resolve(ProfileTokens.DecisionRecords),
      vetting: vettingFor(resolve),
      leaveOut: () => profile.leaveOut('decisions'),
      say: profile.say,
    })
    void store.load()
    return store
  },
}
