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
  type VehicleCounts,
  type VehicleFilters,
  type VehicleSinceMonths,
  vehiclesSeenFrom,
  VEHICLE_SINCE_MONTHS,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

export interface ProfileVehiclesDeps {
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

const WHOLE_LIST = VEHICLE_SINCE_MONTHS[3]

/** The vehicles of a profile, page after page on demand, and what its ELD and its certificate say about each. */
export class ProfileVehiclesStore implements ScreenStore {
  filters: VehicleFilters = {}
  since: VehicleSinceMonths = WHOLE_LIST
  readonly list: Query<LoadedVehicles, VehiclesParams>
  readonly reports: Query<readonly EldCarrierVehicle[]>
  readonly status: Query<EldStatus>
  readonly powerUnits: Query<PowerUnitStats>
  /** Identifies the newest `loadAll`; a change of filters ends it. */
  #loading = 0

  constructor({ carrierId, today, vehicles, eldStatuses, touches }: ProfileVehiclesDeps) {
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
      { filters: observableRef, list: false, reports: false, status: false, powerUnits: false },
      { autoBind: true },
    )
  }

  /** The newest ELD report of a vehicle. Undefined while the reports load. */
  get reportOf(): ReturnType<typeof eldReportFinder> | undefined {
    const { value } = this.reports
    return value === undefined ? undefined : eldReportFinder(value)
  }

  get isNarrowed(): boolean {
    return Object.keys(this.filters).length > 0 || this.since !== WHOLE_LIST
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

  narrow(filters: VehicleFilters): void {
    this.filters = filters
    this.#load()
  }

  setSince(since: VehicleSinceMonths): void {
    this.since = since
    this.#load()
  }

  clearFilters(): void {
    this.since = WHOLE_LIST
    this.narrow({})
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

  #load(): void {
    this.#loading += 1
    this.isLoadingMore = false
    void this.list.load({ page: 1, before: [] })
  }
}
