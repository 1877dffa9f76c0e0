import {
  type AreasShown,
  done,
  type EldStatus,
  type EldStatuses,
  type Failure,
  latestValue,
  type Loadable,
  readVehicleAddress,
  type Refusal,
  refused,
  runsInDispute,
  type Vehicle,
  type VehicleId,
  type VehicleMovement,
  type VehicleMovements,
  type VehicleRun,
  type Vehicles,
  vehiclesOrNone,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Latest } from '../../stores/latest.ts'

/** Where a vehicle was: as many areas as were asked for, and why there is none when nothing came. Section 8. */
export interface AreasFound {
  readonly shown: AreasShown
  readonly movements: readonly VehicleMovement[]
  readonly hiddenError: Refusal | Failure | null
}

export interface VehicleDeps {
  /** Undefined: the address holds no number that a vehicle could have. */
  readonly id: VehicleId | undefined
  readonly vehicles: Pick<Vehicles, 'find'>
  readonly movements: Pick<VehicleMovements, 'latest'>
  readonly eldStatuses: Pick<EldStatuses, 'ofCarrier'>
}

const NO_SUCH: Refusal = { kind: 'not-found', requestId: null }

/** One vehicle: who ran it, where it was, and how its carrier's logging devices stand. */
export class VehicleStore implements ScreenStore {
  detail: Loadable<Vehicle> = { kind: 'idle' }
  areas: Loadable<AreasFound> = { kind: 'idle' }
  /** Of the carrier that it was seen with last. */
  eld: Loadable<EldStatus> = { kind: 'idle' }
  /** How many areas the address asks for. */
  areasShown: AreasShown = readVehicleAddress('').areas
  readonly #deps: VehicleDeps
  readonly #detail = new Latest()
  readonly #areas = new Latest()
  readonly #eld = new Latest()
  #pending: Promise<unknown> = Promise.resolve()

  constructor(deps: VehicleDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { detail: observableRef, areas: observableRef, eld: observableRef },
      { autoBind: true },
    )
  }

  get vehicle(): Vehicle | undefined {
    return latestValue(this.detail)
  }

  /** The carrier that it was seen with last. */
  get current(): VehicleRun | undefined {
    return this.vehicle?.carriers[0]
  }

  /** More than one: nobody can tell who runs it. */
  get disputed(): readonly VehicleRun[] {
    return runsInDispute(this.vehicle?.carriers ?? [])
  }

  settled(): Promise<unknown> {
    return this.vehicle === undefined ? this.#pending : Promise.resolve()
  }

  open(search: string): void {
    const { areas } = readVehicleAddress(search)
    const { detail } = this
    // The same address is opened again when a lost connection is back: what failed is asked for again.
    if (detail.kind === 'idle' || detail.kind === 'failed') this.load()
    const found = latestValue(this.areas)
    const isMissing = this.areas.kind === 'idle' || (found !== undefined && found.hiddenError !== null)
    if (isMissing || areas !== this.areasShown) {
      this.areasShown = areas
      void this.loadAreas()
    }
    if (this.eld.kind === 'failed') void this.loadEld()
  }

  load(): void {
    this.#pending = this.#load()
  }

  async loadAreas(): Promise<void> {
    const { areasShown: shown } = this
    const vehicleId = this.#deps.id
    if (vehicleId === undefined) return
    await this.#areas.follow(
      this.areas,
      async signal => {
        const requested = this.#deps.movements.latest({ vehicleId, limit: shown }, signal)
        const { value, hiddenError } = await vehiclesOrNone<readonly VehicleMovement[]>(requested, [])
        return done({ shown, movements: value, hiddenError })
      },
      areas => {
        this.areas = areas
      },
    )
  }

  async loadEld(): Promise<void> {
    const carrierId = this.current?.carrier.id
    if (carrierId === undefined) return
    await this.#eld.follow(
      this.eld,
      signal => this.#deps.eldStatuses.ofCarrier({ carrierId }, signal),
      eld => {
        this.eld = eld
      },
    )
  }

  dispose(): void {
    this.#detail.stop()
    this.#areas.stop()
    this.#eld.stop()
  }

  async #load(): Promise<void> {
    const { id } = this.#deps
    const found = await this.#detail.follow(
      this.detail,
      async signal => (id === undefined ? refused(NO_SUCH) : this.#deps.vehicles.find({ id }, signal)),
      detail => {
        this.detail = detail
      },
    )
    if (found?.kind === 'ready') void this.loadEld()
  }
}
