import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { ChangesSection } from './ChangesSection.tsx'
import { ChangesStore } from './changes-store.ts'

export const section: ProfilePart = {
  Component: ChangesSection,
  open({ carrierId, profile, resolve }) {
    const store = new ChangesStore({
      at: profile.at,
      carrierId,
      history: resolve(ProfileTokens.CarrierHistory),
      leaveOut: () => profile.leaveOut('changes'),
    })
    void store.open()
    return store
  },
}
