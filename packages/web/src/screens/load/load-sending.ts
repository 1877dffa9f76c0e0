import {
  type CarrierDetail,
  type CarrierId,
  isOut,
  type Load,
  type LoadId,
  type RateConfirmations,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { SendConfirmationStore } from '../../parts/rate-confirmation/send-confirmation-store.ts'
import { Query } from '../../stores/query.ts'
import type { LoadConfirmation } from './ConfirmationsSection.tsx'

export interface LoadSendingDeps {
  readonly confirmations: Pick<RateConfirmations, 'sendToCarrier'>
  readonly carriers: Pick<CarrierDetailsStore, 'request'>
  readonly load: Query<Load, LoadId>
  /** What was sent for the load. */
  readonly sent: Query<readonly LoadConfirmation[], LoadId>
  readonly records: { reload(): Promise<unknown> }
}

/** Sends the rate confirmation of the load of a page. */
export class LoadSending {
  readonly form: SendConfirmationStore
  /** To whom it is safe to send; requested when the form opens. */
  readonly carrier: Query<CarrierDetail, CarrierId>
  readonly #deps: LoadSendingDeps

  constructor(deps: LoadSendingDeps) {
    this.#deps = deps
    this.form = new SendConfirmationStore({
      confirmations: deps.confirmations,
      sent: () => {
        void deps.sent.reload()
        // The decision that was kept with it.
        void deps.records.reload()
      },
    })
    this.carrier = new Query((carrierId, signal) => deps.carriers.request(carrierId, signal))
    makeAutoObservable(this, { form: false, carrier: false })
  }

  /** Whether one can be sent now: the load has a carrier, and no other one is out. */
  get maySend(): boolean {
    const { load, sent } = this.#deps
    return (
      load.value?.carrierId != null && sent.value?.every(({ confirmation }) => !isOut(confirmation)) === true
    )
  }

  dispose(): void {
    this.form.dispose()
    this.carrier.dispose()
  }
}
