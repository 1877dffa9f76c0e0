import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { TouchesSection } from './TouchesSection.tsx'
import { TouchesStore } from './touches-store.ts'

export const section: ProfilePart = {
  Component: TouchesSection,
  open({ carrierId, profile, resolve }, previous) {
    if (previous !== undefined) return previous
    const store = new TouchesStore({
      carrierId,
      today: () => profile.today,
      touches: resolve(ProfileTokens.CarrierTouches),
    })
    store.open()
    return store
  },
}
