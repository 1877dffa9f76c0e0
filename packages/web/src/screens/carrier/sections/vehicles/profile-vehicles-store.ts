import {
  type CarrierId,
  type CarrierTouches,
  type CarrierVehicle,
  type CarrierVehicles,
  type CalendarDate,
  done,
  type EldCarrierVehicle,
  type EldStatus,
  type EldStatuses,
  eldReportFinder,
  type PowerUnitStats,
  type ProfileAddress,
  type VehicleCounts,
  type VehicleFilters,
  type VehicleSinceMonths,
  VEHICLES_SINCE_ALL,
  vehiclesSeenFrom,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'
import type { ProfileAddressStore } from '../../profile-address-store.ts'

export interface ProfileVehiclesDeps {
  readonly at: ProfileAddressStore
  readonly carrierId: CarrierId
  readonly today: () => CalendarDate
  readonly vehicles: Pick<CarrierVehicles, 'ofCarrier' | 'onEld'>
  readonly eldStatuses: EldStatuses
  readonly touches: Pick<CarrierTouches, 'powerUnits'>
}

/** The vehicles that are loaded of those that match, from the first page on. */
interface LoadedVehicles {
  readonly rows: readonly CarrierVehicle[]
  /** Of all that match, by the headers of the response. */
  readonly counts: VehicleCounts
  readonly page: number
  readonly pages: number
  readonly total: number
}

interface VehiclesParams {
  readonly page: number
  /** The rows of the pages before. */
  readonly before: readonly CarrierVehicle[]
}

const SECTION = 'vehicles'

/**
 * The vehicles of a profile, page after page on demand, and what its ELD and its certificate say about each. What they are
 * narrowed to is in the address.
 */
export class ProfileVehiclesStore implements ScreenStore {
  readonly list: Query<LoadedVehicles, VehiclesParams>
  readonly reports: Query<readonly EldCarrierVehicle[]>
  readonly status: Query<EldStatus>
  readonly powerUnits: Query<PowerUnitStats>
  /** Identifies the newest `loadAll`; a change of filters ends it. */
  #loading = 0
  /** What the newest request narrowed the list to. */
  #narrowed = ''
  readonly #at: ProfileAddressStore

  constructor({ at, carrierId, today, vehicles, eldStatuses, touches }: ProfileVehiclesDeps) {
    this.#at = at
    this.list = new Query(async ({ page, before }, signal) => {
      const from = vehiclesSeenFrom(today(), this.since)
      const answer = await vehicles.ofCarrier({ carrierId, from, filters: this.filters, page }, signal)
      if (!answer.ok) return answer
      const { items, pages, total } = answer.value.vehicles
      return done<LoadedVehicles>({
        rows: [...before, ...items],
        counts: answer.value.counts,
        page,
        pages,
        total,
      })
    })
    this.reports = new Query((_, signal) => vehicles.onEld({ carrierId }, signal))
    this.status = new Query((_, signal) => eldStatuses.ofCarrier({ carrierId }, signal))
    this.powerUnits = new Query((_, signal) => touches.powerUnits({ carrierId }, signal))
    makeAutoObservable(
      this,
      { list: false, reports: false, status: false, powerUnits: false },
      { autoBind: true },
    )
  }

  get filters(): VehicleFilters {
    return this.#at.address.vehicles
  }

  get since(): VehicleSinceMonths {
    return this.#at.address.vehiclesSince
  }

  /** The newest ELD report of a vehicle. Undefined while the reports load. */
  get reportOf(): ReturnType<typeof eldReportFinder> | undefined {
    const { value } = this.reports
    return value === undefined ? undefined : eldReportFinder(value)
  }

  get isNarrowed(): boolean {
    return this.filtersSet > 0
  }

  get filtersSet(): number {
    return Object.keys(this.filters).length + (this.since === VEHICLES_SINCE_ALL ? 0 : 1)
  }

  /** Rows of other filters are shown while those of the new ones load. */
  get isOutdated(): boolean {
    return this.list.isPending && !this.isLoadingMore
  }

  /** A later page of the shown rows is loading. */
  isLoadingMore = false

  open(): void {
    this.#load()
    void this.reports.load()
    void this.status.load()
    void this.powerUnits.load()
  }

  /** Called with each visit to the profile: the list is loaded anew if the address narrows it to something else. */
  visited(): void {
    if (this.list.state.kind !== 'idle' && this.#narrowed !== this.#narrowing) this.#load()
  }

  narrow(vehicles: VehicleFilters): void {
    this.#go({ vehicles })
  }

  setSince(vehiclesSince: VehicleSinceMonths): void {
    this.#go({ vehiclesSince })
  }

  clearFilters(): void {
    this.#go({ vehicles: {}, vehiclesSince: VEHICLES_SINCE_ALL })
  }

  /** Loads one page after the other until all are loaded, one fails, or it is stopped. */
  async loadAll(): Promise<void> {
    const mine = (this.#loading += 1)
    this.isLoadingMore = true
    for (;;) {
      const { state } = this.list
      if (state.kind !== 'ready' || state.value.page >= state.value.pages) break
      await this.list.load({ page: state.value.page + 1, before: state.value.rows })
      if (mine !== this.#loading) return
    }
    this.stop()
  }

  /** Ends `loadAll`: what was loaded stays. */
  stop(): void {
    this.#loading += 1
    if (this.isLoadingMore && this.list.isPending) this.list.cancel()
    this.isLoadingMore = false
  }

  dispose(): void {
    this.#loading += 1
    this.list.dispose()
    this.reports.dispose()
    this.status.dispose()
    this.powerUnits.dispose()
  }

  get #narrowing(): string {
    return JSON.stringify([this.filters, this.since])
  }

  #go(change: Pick<Partial<ProfileAddress>, 'vehicles' | 'vehiclesSince'>): void {
    this.#at.narrow(SECTION, change)
    this.visited()
  }

  #load(): void {
    this.#narrowed = this.#narrowing
    this.#loading += 1
    this.isLoadingMore = false
    void this.list.load({ page: 1, before: [] })
  }
}
