import { parseId } from '@fairhaul/core'
import { GateTokens } from '../../di/gate-tokens.ts'
import { FreightTokens, ProfileTokens, RulesTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { BrowserTokens, CarriersTokens } from '../../di/tokens.ts'
import { LoadGateStore } from '../../parts/gate/load-gate-store.ts'
import { connectionSight } from '../../parts/live/connection-sight.ts'
import { PickupCheckScreen } from './PickupCheckScreen.tsx'
import { PickupCheckStore } from './pickup-check-store.ts'

export const screen: ScreenModule<PickupCheckStore> = {
  Component: PickupCheckScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new PickupCheckStore({
        loads: resolve(FreightTokens.Loads),
        vehicles: resolve(VehicleTokens.CarrierVehicles),
        carriers: resolve(CarriersTokens.Carriers),
        notes: resolve(RulesTokens.Notes),
        gate: new LoadGateStore({
          gate: resolve(GateTokens.Gate),
          decisions: resolve(ProfileTokens.DecisionRecords),
          stage: 'pickup',
        }),
        clock: resolve(BrowserTokens.Clock),
        live: connectionSight(resolve),
      })
    store.open(parseId<'load'>(url.searchParams.get('load') ?? ''))
    return store
  },
  settled: store => store.settled(),
}
