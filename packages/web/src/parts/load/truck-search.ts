import {
  type CarrierVehicle,
  type CarrierVehicleId,
  type Outcome,
  type Refusal,
  vehicleStart,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../stores/query.ts'

type Find = (start: string, signal: AbortSignal) => Promise<Outcome<readonly CarrierVehicle[], Refusal>>

/** Finds trucks while the start of a unit number, plate or VIN is typed. Empty: a blank text sends no request. */
export class TruckSearch {
  /** What is typed. Null: the field shows the truck that is chosen. */
  text: string | null = null
  readonly found: Query<readonly CarrierVehicle[], string>

  /** Each that was found since the page was opened, so that a chosen one has its name. */
  readonly known = new Map<CarrierVehicleId, CarrierVehicle>()

  constructor(find: Find) {
    this.found = new Query(find, {
      onChange: state => {
        if (state.kind === 'ready') for (const truck of state.value) this.known.set(truck.id, truck)
      },
    })
    makeAutoObservable(this, { found: false, known: false }, { autoBind: true })
  }

  /** The trucks that were found. Undefined: nothing is typed. */
  get trucks(): readonly CarrierVehicle[] | undefined {
    return this.text === null || this.text.trim() === '' ? undefined : (this.found.value ?? [])
  }

  search(text: string | null): void {
    if (text === this.text) return
    this.text = text
    const start = vehicleStart(text ?? '')
    if (start === undefined) this.found.reset()
    else void this.found.load(start)
  }

  dispose(): void {
    this.found.dispose()
  }
}
