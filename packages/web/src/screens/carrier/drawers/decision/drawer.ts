import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { DecisionsStore } from '../../sections/decisions/decisions-store.ts'
import { vettingFor } from '../../sections/decisions/vetting-for.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { DecisionDrawer } from './DecisionDrawer.tsx'

export const drawer: ProfilePart = {
  Component: DecisionDrawer,
  open({ carrierId, profile, resolve }, previous) {
    return (
      previous ??
      new DecisionsStore({
        carrierId,
        decisions: resolve(ProfileTokens.DecisionRecords),
        vetting: vettingFor(resolve),
        leaveOut: () => profile.leaveOut('decisions'),
        say: text => {
          profile.say(text)
          // The section may have opened after the drawer.
          const listed = profile.modules.section('decisions')?.opened?.store
          if (listed instanceof DecisionsStore) void listed.load()
        },
      })
    )
  },
}
