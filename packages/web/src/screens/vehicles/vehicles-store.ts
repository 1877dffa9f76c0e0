import {
  type CarrierId,
  type CarrierVehicles,
  done,
  emptyPage,
  type Failure,
  type FoundVehicle,
  isVehicleSearch,
  type Page,
  paths,
  readVehicleLookup,
  readVehicleSearchAddress,
  type Refusal,
  type TypedLookup,
  type Vehicle,
  type VehicleRow,
  vehicleRows,
  type Vehicles,
  type VehicleSearchAddress,
  vehicleSearchPath,
  vehiclesOrNone,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import type { RecentListStore } from '../../stores/recent-list-store.ts'
import type { CarrierChoice } from '../../parts/carrier-search/carrier-choice.ts'
import { LookupForm } from './lookup-form.ts'

/** One page of vehicles, its address, and why it is empty when loading failed. Section 8. */
export interface VehiclesFound {
  readonly address: VehicleSearchAddress
  readonly page: Page<FoundVehicle>
  readonly hiddenError: Refusal | Failure | null
}

export interface VehiclesDeps {
  readonly carrierVehicles: Pick<CarrierVehicles, 'search'>
  readonly vehicles: Pick<Vehicles, 'findByVin'>
  readonly navigator: Pick<Navigator, 'go'>
  readonly carrier: CarrierChoice
  readonly recent: RecentListStore<TypedLookup>
}

const NOTHING: VehicleSearchAddress = { filters: {}, page: 1 }

/**
 * The vehicles that an address asks for, one page at a time; an address without a question lists none. Only the newest
 * address counts; while its rows load, the older rows stay, as `isOutdated`. An entered VIN opens its vehicle, if there is one.
 */
export class VehiclesStore implements ScreenStore {
  address: VehicleSearchAddress = NOTHING
  readonly found: Query<VehiclesFound, VehicleSearchAddress>
  /** The vehicle of the entered VIN, requested in parallel with the rows. */
  readonly vinSearch: Query<Vehicle, { readonly vin: string }>
  readonly form = new LookupForm()
  readonly carrier: CarrierChoice
  /** What was looked up lately. */
  readonly recent: RecentListStore<TypedLookup>
  readonly #deps: VehiclesDeps
  /** The address that was entered here, until it is opened. */
  #entered: string | undefined
  /** The address of the newest VIN request. */
  #vinSearchPath: string | undefined
  /** The lookup that the form was filled with last. */
  #lookupPath: string | undefined

  constructor(deps: VehiclesDeps) {
    this.#deps = deps
    this.found = new Query(async (address, signal) => {
      const answer = deps.carrierVehicles.search(paramsOf(address), signal)
      const { value, hiddenError } = await vehiclesOrNone(answer, emptyPage<FoundVehicle>())
      return done({ address, page: value, hiddenError })
    })
    this.vinSearch = new Query(({ vin }, signal) => deps.vehicles.findByVin({ vin }, signal))
    this.carrier = deps.carrier
    this.recent = deps.recent
    makeAutoObservable(
      this,
      { address: observableRef, found: false, vinSearch: false, form: false, carrier: false, recent: false },
      { autoBind: true },
    )
  }

  /** The lookup of the address, or why it is invalid. Undefined: no lookup. */
  get lookup() {
    const { lookup } = this.address
    return lookup === undefined ? undefined : readVehicleLookup(lookup)
  }

  /** Whether the address asks for vehicles: without a question there is no list. */
  get isSearch(): boolean {
    return isVehicleSearch(this.address)
  }

  get shown(): VehiclesFound | undefined {
    return this.isSearch && this.lookup?.ok !== false ? this.found.value : undefined
  }

  /** The loaded vehicles, as one row per vehicle. */
  get rows(): readonly VehicleRow[] {
    return vehicleRows(this.shown?.page.items ?? [])
  }

  /** Whether the rows on the page belong to an older address. */
  get isOutdated(): boolean {
    return this.shown !== undefined && this.shown.address !== this.address
  }

  /** The name of the carrier that the list is narrowed to, once it is known. */
  get carrierName(): string | undefined {
    const { carrierId } = this.address
    if (carrierId === undefined) return undefined
    const name = this.#nameInRows(carrierId) ?? this.carrier.nameOf(carrierId)
    if (name !== undefined) return name
    return this.found.isPending || this.carrier.named.isPending ? 'loading' : `Carrier ${carrierId}`
  }

  settled(): Promise<unknown> {
    return this.found.settled()
  }

  open(search: string): void {
    this.address = readVehicleSearchAddress(search)
    const { lookup } = this.address
    if (lookup !== undefined) this.recent.searched(lookup)
    // An incomplete text stays while only filters change, or the list reloads.
    const lookupPath = vehicleSearchPath({ ...(lookup && { lookup }), filters: {}, page: 1 })
    if (lookupPath !== this.#lookupPath) this.form.setLookup(lookup, this.lookup)
    this.#lookupPath = lookupPath
    this.#request()
    const path = vehicleSearchPath(this.address)
    if (this.#entered === path) void this.#searchVin()
    else if (this.#vinSearchPath !== path) this.#clearVinSearch()
    this.#entered = undefined
  }

  /** Looks up what was typed. Returns whether it is valid; if not, the form shows the error. */
  submit(): boolean {
    const typed = this.form.submit()
    if (typed === undefined) return false
    const path = vehicleSearchPath({ ...this.address, lookup: typed, page: 1 })
    this.#entered = path
    this.#deps.navigator.go(path, { replace: path === vehicleSearchPath(this.address) })
    return true
  }

  /** Looks up what was looked up before, among all vehicles. */
  lookUp(lookup: TypedLookup): void {
    const path = vehicleSearchPath({ lookup, filters: {}, page: 1 })
    this.#entered = path
    this.#deps.navigator.go(path)
  }

  /** Changes parts of the address, starting at the first page. */
  narrow(change: Partial<VehicleSearchAddress>): void {
    this.#deps.navigator.go(vehicleSearchPath({ ...this.address, ...change, page: 1 }))
  }

  /** The same lookup, not narrowed. */
  clearFilters(): void {
    const { carrierId: _, ...rest } = this.address
    this.#deps.navigator.go(vehicleSearchPath({ ...rest, filters: {}, page: 1 }))
  }

  /** Removes the lookup. */
  clearLookup(): void {
    const { lookup: _, ...rest } = this.address
    this.#deps.navigator.go(vehicleSearchPath({ ...rest, page: 1 }))
  }

  /** Removes the carrier filter. */
  clearCarrier(): void {
    const { carrierId: _, ...rest } = this.address
    this.#deps.navigator.go(vehicleSearchPath({ ...rest, page: 1 }))
  }

  retry(): void {
    this.#request()
    if (this.vinSearch.state.kind === 'failed') void this.#searchVin()
  }

  dispose(): void {
    this.found.dispose()
    this.vinSearch.dispose()
    this.carrier.dispose()
  }

  #request(): void {
    if (this.isSearch && this.lookup?.ok !== false) void this.#load()
    else this.found.reset()
  }

  /** Loads the vehicles, and the name of the carrier that they are narrowed to if no row has it. */
  async #load(): Promise<void> {
    await this.found.load(this.address)
    const { carrierId } = this.address
    if (carrierId !== undefined && this.#nameInRows(carrierId) === undefined)
      this.carrier.lookUpName(carrierId)
  }

  #nameInRows(carrierId: CarrierId): string | undefined {
    return this.shown?.page.items.find(({ carrier }) => carrier.id === carrierId)?.carrier.legalName
  }

  async #searchVin(): Promise<void> {
    const { lookup } = this
    if (lookup?.ok !== true || lookup.value.kind !== 'vin') return this.#clearVinSearch()
    const { vin } = lookup.value
    this.#vinSearchPath = vehicleSearchPath(this.address)
    this.vinSearch.reset()
    const found = await this.vinSearch.load({ vin })
    if (found?.kind === 'ready') this.#deps.navigator.go(paths.vehicle({ id: found.value.id }))
  }

  #clearVinSearch(): void {
    this.#vinSearchPath = undefined
    this.vinSearch.reset()
  }
}

const paramsOf = (address: VehicleSearchAddress): Parameters<CarrierVehicles['search']>[0] => {
  const { lookup, carrierId, filters, page } = address
  const read = lookup === undefined ? undefined : readVehicleLookup(lookup)
  return {
    ...(read?.ok === true && { lookup: read.value }),
    ...(carrierId !== undefined && { carrierId }),
    filters,
    page,
  }
}
