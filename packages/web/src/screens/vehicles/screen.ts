import { SearchTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { BrowserTokens, CarriersTokens } from '../../di/tokens.ts'
import { CarrierChoice } from '../../parts/carrier-search/carrier-choice.ts'
import { VehiclesScreen } from './VehiclesScreen.tsx'
import { VehiclesStore } from './vehicles-store.ts'

export const screen: ScreenModule<VehiclesStore> = {
  Component: VehiclesScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new VehiclesStore({
        carrierVehicles: resolve(VehicleTokens.CarrierVehicles),
        vehicles: resolve(VehicleTokens.Vehicles),
        navigator: resolve(BrowserTokens.Navigator),
        recent: resolve(SearchTokens.RecentLookupsStore),
        carrier: new CarrierChoice(resolve(CarriersTokens.Carriers)),
      })
    store.open(url.search)
    return store
  },
  settled: store => store.settled(),
}
