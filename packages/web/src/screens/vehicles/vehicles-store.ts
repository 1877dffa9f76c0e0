import {
  type CarrierVehicles,
  done,
  emptyPage,
  type Failure,
  type FoundVehicle,
  type Page,
  paths,
  readVehicleLookup,
  readVehicleSearchAddress,
  type Refusal,
  type Vehicle,
  type VehicleRow,
  vehicleRows,
  type VehicleSearchAddress,
  vehicleSearchPath,
  type Vehicles,
  vehiclesOrNone,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import type { CarrierChoice } from './carrier-choice.ts'
import { LookupForm } from './lookup-form.ts'

/** One page of vehicles, the address that it answers, and why it is empty when nothing came. Section 8. */
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
}

const NOTHING: VehicleSearchAddress = { filters: {}, page: 1 }

/**
 * The vehicles that an address asks for, one page at a time; the newest address counts alone, and while its rows are on
 * their way the older stay, as `isOutdated`. A VIN that was entered here leads on to its vehicle, where there is one.
 */
export class VehiclesStore implements ScreenStore {
  address: VehicleSearchAddress = NOTHING
  readonly found: Query<VehiclesFound, VehicleSearchAddress>
  /** The vehicle of the VIN that was entered; it is asked for beside the rows. */
  readonly sought: Query<Vehicle, { readonly vin: string }>
  readonly form = new LookupForm()
  readonly carrier: CarrierChoice
  readonly #deps: VehiclesDeps
  /** The address that was entered here, until it is opened. */
  #entered: string | undefined
  /** The address whose vehicle is sought, or was. */
  #seeksAt: string | undefined
  /** The lookup that the form was filled with last. */
  #looksUp: string | undefined

  constructor(deps: VehiclesDeps) {
    this.#deps = deps
    this.found = new Query(async (address, signal) => {
      const answer = deps.carrierVehicles.search(paramsOf(address), signal)
      const { value, hiddenError } = await vehiclesOrNone(answer, emptyPage<FoundVehicle>())
      return done({ address, page: value, hiddenError })
    })
    this.sought = new Query(({ vin }, signal) => deps.vehicles.findByVin({ vin }, signal))
    this.carrier = deps.carrier
    makeAutoObservable(
      this,
      { address: observableRef, found: false, sought: false, form: false, carrier: false },
      { autoBind: true },
    )
  }

  /** What the address looks up, or why it looks up nothing. Undefined: no vehicle in particular. */
  get lookup() {
    const { lookup } = this.address
    return lookup === undefined ? undefined : readVehicleLookup(lookup)
  }

  get shown(): VehiclesFound | undefined {
    return this.lookup?.ok === false ? undefined : this.found.value
  }

  /** What is shown, as one row for each vehicle. */
  get rows(): readonly VehicleRow[] {
    return vehicleRows(this.shown?.page.items ?? [])
  }

  /** The rows on the page answer an older address than the broker's. */
  get isOutdated(): boolean {
    return this.shown !== undefined && this.shown.address !== this.address
  }

  /** The carrier that the list is narrowed to, by its name as soon as that is known. */
  get carrierName(): string | undefined {
    const { carrierId } = this.address
    if (carrierId === undefined) return undefined
    const row = this.shown?.page.items.find(({ carrier }) => carrier.id === carrierId)
    return row?.carrier.legalName ?? this.carrier.nameOf(carrierId) ?? `Carrier ${carrierId}`
  }

  settled(): Promise<unknown> {
    return this.found.settled()
  }

  open(search: string): void {
    this.address = readVehicleSearchAddress(search)
    const { lookup } = this.address
    // What is half typed stays while only filters change, or the same is asked for again.
    const looksUp = vehicleSearchPath({ ...(lookup && { lookup }), filters: {}, page: 1 })
    if (looksUp !== this.#looksUp) this.form.take(lookup, this.lookup)
    this.#looksUp = looksUp
    this.#request()
    const path = vehicleSearchPath(this.address)
    if (this.#entered === path) void this.#seek()
    else if (this.#seeksAt !== path) this.#forgetSought()
    this.#entered = undefined
  }

  /** Looks up what was typed. Answers whether it can be asked for; if not, the form says why. */
  submit(): boolean {
    const typed = this.form.submit()
    if (typed === undefined) return false
    const path = vehicleSearchPath({ ...this.address, lookup: typed, page: 1 })
    this.#entered = path
    this.#deps.navigator.go(path, { replace: path === vehicleSearchPath(this.address) })
    return true
  }

  /** The address with another of its parts, from the first page on. */
  narrow(change: Partial<VehicleSearchAddress>): void {
    this.#deps.navigator.go(vehicleSearchPath({ ...this.address, ...change, page: 1 }))
  }

  /** The same lookup among all vehicles. */
  clearFilters(): void {
    const { carrierId: _, ...rest } = this.address
    this.#deps.navigator.go(vehicleSearchPath({ ...rest, filters: {}, page: 1 }))
  }

  /** No vehicle in particular. */
  clearLookup(): void {
    const { lookup: _, ...rest } = this.address
    this.#deps.navigator.go(vehicleSearchPath({ ...rest, page: 1 }))
  }

  /** The vehicles of all carriers. */
  clearCarrier(): void {
    const { carrierId: _, ...rest } = this.address
    this.#deps.navigator.go(vehicleSearchPath({ ...rest, page: 1 }))
  }

  retry(): void {
    this.#request()
    if (this.sought.state.kind === 'failed') void this.#seek()
  }

  dispose(): void {
    this.found.dispose()
    this.sought.dispose()
    this.carrier.dispose()
  }

  #request(): void {
    if (this.lookup?.ok === false) this.found.reset()
    else void this.found.load(this.address)
  }

  async #seek(): Promise<void> {
    const { lookup } = this
    if (lookup?.ok !== true || lookup.value.kind !== 'vin') return this.#forgetSought()
    const { vin } = lookup.value
    this.#seeksAt = vehicleSearchPath(this.address)
    this.sought.reset()
    const found = await this.sought.load({ vin })
    if (found?.kind === 'ready') this.#deps.navigator.go(paths.vehicle({ id: found.value.id }))
  }

  #forgetSought(): void {
    this.#seeksAt = undefined
    this.sought.reset()
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
