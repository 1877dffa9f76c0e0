import type {
  AuthorityHistories,
  AuthorityHistory,
  CarrierId,
  CarrierSafetyRecords,
  FederalTies,
  OutOfServiceOrders,
} from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { isAbsent } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'

/** The history of a carrier's authority, and the orders against it. */
export class AuthorityStore implements ScreenStore {
  readonly history: Query<AuthorityHistory>
  readonly orders: Query<OutOfServiceOrders>
  readonly ties: Query<FederalTies>

  constructor(
    histories: AuthorityHistories,
    records: Pick<CarrierSafetyRecords, 'orders'>,
    ties: Query<FederalTies>,
    carrierId: CarrierId,
  ) {
    this.ties = ties
    this.history = new Query((_, signal) => histories.ofCarrier({ carrierId }, signal))
    this.orders = new Query((_, signal) => records.orders({ carrierId }, signal))
  }

  /** The monitor does not have the call: the picture is left out. */
  get hasNoHistory(): boolean {
    return isAbsent(this.history)
  }

  /** The same of the orders. */
  get hasNoOrders(): boolean {
    return isAbsent(this.orders)
  }

  dispose(): void {
    this.history.dispose()
    this.orders.dispose()
  }
}
