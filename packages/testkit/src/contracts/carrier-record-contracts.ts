import { type AuthorityHistories, type CarrierId, type CarrierPayments, daysBetween } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker, and carriers with and without a history of authority. */
export interface AuthorityHistoriesSubject {
  readonly histories: AuthorityHistories
  /**
   * Granted, revoked 30 days before it was granted again, and active since, all by the frozen file.
   */
  readonly withGap: CarrierId
  /** It has no history. */
  readonly without: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `AuthorityHistories` does. Source: section 3, "Carrier detail"; the call is ours. */
export const authorityHistoriesContract = (make: Make<AuthorityHistoriesSubject>): void => {
  describe('the history of authorities', () => {
    let subject: AuthorityHistoriesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('the history of an authority has its periods, oldest first, with the gap between them', async () => {
      const { periods } = valueOf(await subject.histories.ofCarrier({ carrierId: subject.withGap }))
      expect(periods).toHaveLength(2)
      const [first, last] = periods
      expect(last?.to).toBeNull()
      expect(daysBetween(first?.to ?? '2000-01-01', last?.from ?? '2000-01-01')).toBe(30)
    })

    it('the history of an authority has what was done to it, newest first, with the file and day of each', async () => {
      const { acts } = valueOf(await subject.histories.ofCarrier({ carrierId: subject.withGap }))
      expect(acts.map(({ act }) => act)).toEqual(['granted', 'revoked', 'granted'])
      expect(acts.map(({ status, source }) => `${status} ${source}`)).toEqual(
        Array.from({ length: 3 }, () => 'done L&I AuthHist'),
      )
      expect(acts.map(({ asOf }) => asOf)).not.toContain(null)
    })

    it('the history of an authority that no register has is empty', async () => {
      expect(valueOf(await subject.histories.ofCarrier({ carrierId: subject.without }))).toEqual({
        periods: [],
        acts: [],
        asOf: null,
      })
    })

    it('the history of an authority is not found for a missing carrier', async () => {
      expectRefused(await subject.histories.ofCarrier({ carrierId: subject.absent }), 'not-found')
    })
  })
}

/** A broker in a world where a provider paid one carrier. */
export interface CarrierPaymentsSubject {
  readonly payments: CarrierPayments
  readonly paid: CarrierId
  /** A carrier that no provider paid. */
  readonly unpaid: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `CarrierPayments` does. Source: section 7, "Carriers". */
export const carrierPaymentsContract = (make: Make<CarrierPaymentsSubject>): void => {
  describe('the paid loads of a carrier', () => {
    let subject: CarrierPaymentsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('the paid loads of a carrier are counted', async () => {
      const analysis = valueOf(await subject.payments.loadAnalysis({ carrierId: subject.paid }))
      expect(analysis.carrierId).toBe(subject.paid)
      expect(analysis.loads).toBeGreaterThan(0)
    })

    it('the paid loads of a carrier are null where no provider paid', async () => {
      expect(valueOf(await subject.payments.loadAnalysis({ carrierId: subject.unpaid }))).toEqual({
        carrierId: subject.unpaid,
        provider: null,
        loads: null,
        brokers: null,
        lastPaidOn: null,
      })
    })

    it('the paid loads of a carrier are not found for a missing carrier', async () => {
      expectRefused(await subject.payments.loadAnalysis({ carrierId: subject.absent }), 'not-found')
    })
  })
}
