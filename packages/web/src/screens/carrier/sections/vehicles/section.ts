import { ProfileTokens, VehicleTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { ProfileVehiclesStore } from './profile-vehicles-store.ts'
import { VehiclesSection } from './VehiclesSection.tsx'

export const section: ProfilePart = {
  Component: VehiclesSection,
  open({ carrierId, profile, resolve }, previous) {
    if (previous !== undefined) return previous
    const store = new ProfileVehiclesStore({
      at: profile.at,
      carrierId,
      today: () => profile.today,
      vehicles: resolve(VehicleTokens.CarrierVehicles),
      eldStatuses: resolve(VehicleTokens.EldStatuses),
      touches: resolve(ProfileTokens.CarrierTouches),
    })
    store.open()
    return store
  },
}
