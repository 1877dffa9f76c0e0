import { parseId } from '@fairhaul/core'
import { VehicleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { VehicleScreen } from './VehicleScreen.tsx'
import { VehicleStore } from './vehicle-store.ts'

export const screen: ScreenModule<VehicleStore> = {
  Component: VehicleScreen,
  open({ resolve, params, url }, previous) {
    const store =
      previous ??
      new VehicleStore({
        id: parseId<'vehicle'>(params['id'] ?? ''),
        vehicles: resolve(VehicleTokens.Vehicles),
        movements: resolve(VehicleTokens.VehicleMovements),
        eldStatuses: resolve(VehicleTokens.EldStatuses),
      })
    store.open(url.search)
    return store
  },
  settled: store => store.settled(),
}
