import {
  type CalendarDate,
  type CarrierId,
  type CarrierTouches,
  type CarrierVehicle,
  type CarrierVehicles,
  done,
  type PowerUnitStats,
  vehicleListFrom,
} from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

export interface FleetDeps {
  readonly carrierId: CarrierId
  readonly today: () => CalendarDate
  readonly vehicles: Pick<CarrierVehicles, 'ofCarrier'>
  readonly touches: Pick<CarrierTouches, 'powerUnits'>
}

/** The pages of power units whose age is shown: the last seen ones. */
const PAGES_MAX = 4

/** The last seen power units of a carrier. */
interface SeenPowerUnits {
  readonly vehicles: readonly CarrierVehicle[]
  /** There are more, seen earlier. */
  readonly isCut: boolean
}

/** The trucks of a carrier by source, and those seen, for their age. */
export class FleetStore implements ScreenStore {
  readonly powerUnits: Query<PowerUnitStats>
  readonly seen: Query<SeenPowerUnits>

  constructor({ carrierId, today, vehicles, touches }: FleetDeps) {
    this.powerUnits = new Query((_, signal) => touches.powerUnits({ carrierId }, signal))
    this.seen = new Query(async (_, signal) => {
      const rows: CarrierVehicle[] = []
      for (let page = 1; ; page += 1) {
        const filters = { type: 'power_unit' } as const
        const answer = await vehicles.ofCarrier(
          { carrierId, from: vehicleListFrom(today()), filters, page },
          signal,
        )
        if (!answer.ok) return answer
        const { items, pages } = answer.value.vehicles
        rows.push(...items)
        if (page >= pages || page === PAGES_MAX)
          return done<SeenPowerUnits>({ vehicles: rows, isCut: page < pages })
      }
    })
  }

  open(): void {
    void this.powerUnits.load()
    void this.seen.load()
  }

  dispose(): void {
    this.powerUnits.dispose()
    this.seen.dispose()
  }
}
