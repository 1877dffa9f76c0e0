import {
  type Outcome,
  readVehicleLookup,
  type TypedLookup,
  type VehicleLookup,
  type VehicleLookupKind,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'

/** The lookup being typed, and its error once it was submitted. */
export class LookupForm {
  kind: VehicleLookupKind = 'vin'
  text = ''
  /** The code of a state or province; empty: any. */
  state = ''
  error: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get typed(): TypedLookup {
    const { kind, text, state } = this
    return kind === 'plate' && state !== '' ? { kind, text, state } : { kind, text }
  }

  /** Shows the lookup of an address. An address without a lookup clears the text and keeps the kind. */
  setLookup(lookup: TypedLookup | undefined, read: Outcome<VehicleLookup, string> | undefined): void {
    this.error = read?.ok === false ? read.refusal : undefined
    this.text = lookup?.text ?? ''
    this.state = lookup?.state ?? ''
    if (lookup !== undefined) this.kind = lookup.kind
  }

  choose(kind: VehicleLookupKind): void {
    this.kind = kind
    this.error = undefined
  }

  type(text: string): void {
    this.text = text
    this.error = undefined
  }

  chooseState(state: string): void {
    this.state = state
  }

  /** The lookup to send. Undefined: it is invalid, and `error` says why. */
  submit(): TypedLookup | undefined {
    const read = readVehicleLookup(this.typed)
    this.error = read.ok ? undefined : read.refusal
    return read.ok ? this.typed : undefined
  }
}
