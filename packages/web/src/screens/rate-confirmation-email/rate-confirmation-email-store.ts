import {
  type CarrierDetail,
  type CarrierId,
  type Clock,
  type RateConfirmation,
  type RateConfirmationId,
  type RateConfirmationMailDetail,
  type RateConfirmationMailId,
  type RateConfirmationMails,
  type RateConfirmations,
  refused,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { Query } from '../../stores/query.ts'

export interface RateConfirmationEmailDeps {
  /** Undefined: the address has no valid number. */
  readonly id: RateConfirmationMailId | undefined
  readonly mails: Pick<RateConfirmationMails, 'find'>
  readonly confirmations: Pick<RateConfirmations, 'find' | 'thread'>
  readonly carriers: Pick<CarrierDetailsStore, 'request'>
  readonly clock: Pick<Clock, 'now'>
}

/** One e-mail with its rate confirmation, its thread and its carrier, each loaded by what the e-mail names. */
export class RateConfirmationEmailStore implements ScreenStore {
  readonly mail: Query<RateConfirmationMailDetail>
  readonly confirmation: Query<RateConfirmation, RateConfirmationId>
  readonly thread: Query<readonly RateConfirmationMailDetail[], RateConfirmationId>
  readonly carrier: Query<CarrierDetail, CarrierId>
  /** Milliseconds since 1970. */
  readonly now: number

  constructor({ id, mails, confirmations, carriers, clock }: RateConfirmationEmailDeps) {
    this.now = clock.now()
    this.mail = new Query(
      async (_, signal) =>
        id === undefined ? refused({ kind: 'not-found', requestId: null }) : mails.find({ id }, signal),
      {
        onChange: state => {
          if (state.kind !== 'ready') return
          const { rateConfirmationId, carrierId } = state.value
          if (rateConfirmationId !== null) {
            void this.confirmation.load(rateConfirmationId)
            void this.thread.load(rateConfirmationId)
          }
          if (carrierId !== null) void this.carrier.load(carrierId)
        },
      },
    )
    this.confirmation = new Query((each, signal) => confirmations.find({ id: each }, signal))
    this.thread = new Query((each, signal) => confirmations.thread({ id: each }, signal))
    this.carrier = new Query((each, signal) => carriers.request(each, signal))
    makeAutoObservable(
      this,
      { mail: false, confirmation: false, thread: false, carrier: false },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    await this.mail.load()
  }

  settled(): Promise<unknown> {
    return this.mail.settled()
  }

  dispose(): void {
    for (const part of [this.mail, this.confirmation, this.thread, this.carrier]) part.dispose()
  }
}
