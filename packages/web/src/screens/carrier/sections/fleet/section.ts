import { ProfileTokens, VehicleTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { FleetSection } from './FleetSection.tsx'
import { FleetStore } from './fleet-store.ts'

export const section: ProfilePart = {
  Component: FleetSection,
  open({ carrierId, profile, resolve }, previous) {
    if (previous !== undefined) return previous
    const store = new FleetStore({
      carrierId,
      today: () => profile.today,
      vehicles: resolve(VehicleTokens.CarrierVehicles),
      touches: resolve(ProfileTokens.CarrierTouches),
    })
    if (!profile.isShort) store.open()
    return store
  },
}
