import {
  type AreasShown,
  type CarrierId,
  done,
  type EldStatus,
  type EldStatuses,
  type Failure,
  type Refusal,
  readVehicleAddress,
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
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'

/** The areas of a vehicle: as many as were requested, and why there is none when loading failed. Section 8. */
export interface AreasFound {
  readonly shown: AreasShown
  readonly movements: readonly VehicleMovement[]
  readonly hiddenError: Refusal | Failure | null
}

export interface VehicleDeps {
  /** Undefined: the address has no valid vehicle number. */
  readonly id: VehicleId | undefined
  readonly vehicles: Pick<Vehicles, 'find'>
  readonly movements: Pick<VehicleMovements, 'latest'>
  readonly eldStatuses: Pick<EldStatuses, 'ofCarrier'>
}

const NO_SUCH: Refusal = { kind: 'not-found', requestId: null }

/** One vehicle: who ran it, where it was, and the state of its carrier's logging devices. */
export class VehicleStore implements ScreenStore {
  readonly detail: Query<Vehicle>
  readonly areas: Query<AreasFound, { readonly vehicleId: VehicleId; readonly shown: AreasShown }>
  /** Of the last carrier that it was seen with. */
  readonly eld: Query<EldStatus, CarrierId>
  /** How many areas the address requests. */
  areasShown: AreasShown = readVehicleAddress('').areas
  readonly #deps: VehicleDeps

  constructor(deps: VehicleDeps) {
    this.#deps = deps
    const { id, vehicles, movements, eldStatuses } = deps
    this.detail = new Query(async (_, signal) =>
      id === undefined ? refused(NO_SUCH) : vehicles.find({ id }, signal),
    )
    this.areas = new Query(async ({ vehicleId, shown }, signal) => {
      const latest = movements.latest({ vehicleId, limit: shown }, signal)
      const { value, hiddenError } = await vehiclesOrNone<readonly VehicleMovement[]>(latest, [])
      return done({ shown, movements: value, hiddenError })
    })
    this.eld = new Query((carrierId, signal) => eldStatuses.ofCarrier({ carrierId }, signal))
    makeAutoObservable(this, { detail: false, areas: false, eld: false }, { autoBind: true })
  }

  get vehicle(): Vehicle | undefined {
    return this.detail.value
  }

  /** The last carrier that it was seen with. */
  get current(): VehicleRun | undefined {
    return this.vehicle?.carriers[0]
  }

  /** More than one: it is not known who runs it. */
  get disputed(): readonly VehicleRun[] {
    return runsInDispute(this.vehicle?.carriers ?? [])
  }

  settled(): Promise<unknown> {
    return this.detail.settled()
  }

  open(search: string): void {
    const { areas } = readVehicleAddress(search)
    const { kind } = this.detail.state
    // The same address is opened again once a lost connection is back: what failed is reloaded.
    if (kind === 'idle' || kind === 'failed') this.load()
    const found = this.areas.value
    const isMissing = this.areas.state.kind === 'idle' || (found !== undefined && found.hiddenError !== null)
    if (isMissing || areas !== this.areasShown) {
      this.areasShown = areas
      void this.loadAreas()
    }
    if (this.eld.state.kind === 'failed') void this.loadEld()
  }

  /** Loads the vehicle, and then the ELD status of the last carrier that it was seen with. */
  load(): void {
    void this.#loadWithEld()
  }

  async #loadWithEld(): Promise<void> {
    const loaded = await this.detail.load()
    if (loaded?.kind === 'ready') void this.loadEld()
  }

  async loadAreas(): Promise<void> {
    const vehicleId = this.#deps.id
    if (vehicleId !== undefined) await this.areas.load({ vehicleId, shown: this.areasShown })
  }

  async loadEld(): Promise<void> {
    const carrierId = this.current?.carrier.id
    if (carrierId !== undefined) await this.eld.load(carrierId)
  }

  dispose(): void {
    for (const query of [this.detail, this.areas, this.eld]) query.dispose()
  }
}
