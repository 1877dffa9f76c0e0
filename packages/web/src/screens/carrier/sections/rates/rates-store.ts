import type { CarrierId, CarrierPayments, PaymentLoadAnalysis } from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

/** What a payment provider paid the carrier for. */
export class RatesStore implements ScreenStore {
  readonly payments: Query<PaymentLoadAnalysis>

  constructor(carrierId: CarrierId, payments: CarrierPayments) {
    this.payments = new Query((_, signal) => payments.loadAnalysis({ carrierId }, signal))
  }

  open(): void {
    void this.payments.load()
  }

  dispose(): void {
    this.payments.dispose()
  }
}
