import type {
  CarrierId,
  CertificateRequestId,
  InsuranceCertificateRequests,
  InsurancePolicies,
  InsurancePolicyId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker whose plan includes insurance certificates, who may request them and has requested none. */
export interface InsurancePoliciesSubject {
  readonly policies: InsurancePolicies
  /** A carrier with exactly the policies below. */
  readonly carrierId: CarrierId
  /**
   * A carrier with three filings that ended or will: one of liability by Motus, an earlier one that it replaced, and
   * before that one of cargo by the frozen file; and with one that goes on.
   */
  readonly filedCarrierId: CarrierId
  /** A carrier without policies. */
  readonly bareCarrierId: CarrierId
  /** No carrier has it. */
  readonly absentCarrierId: CarrierId
  readonly cargo: InsurancePolicyId
  readonly auto: InsurancePolicyId
  readonly cancelledCargo: InsurancePolicyId
  readonly pendingCargo: InsurancePolicyId
  /** A cargo policy whose last day has passed. */
  readonly endedCargo: InsurancePolicyId
  /** No policy has it. */
  readonly absent: InsurancePolicyId
}

/** What every `InsurancePolicies` does. Source: section 7, "Insurance". */
export const insurancePoliciesContract = (make: Make<InsurancePoliciesSubject>): void => {
  describe('insurance policies', () => {
    let subject: InsurancePoliciesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('insurance policies are those of the carrier by id, cancelled and pending ones too, but none that has ended', async () => {
      const { carrierId, cargo, auto, cancelledCargo, pendingCargo } = subject
      const listed = valueOf(await subject.policies.listActive({ carrierId }))
      expect(listed.map(({ id }) => id)).toEqual(
        [cargo, auto, cancelledCargo, pendingCargo].toSorted((one, other) => one - other),
      )
      expect(new Set(listed.map(each => each.carrierId))).toEqual(new Set([carrierId]))
    })

    it('insurance policies of a carrier without any are none', async () => {
      const { bareCarrierId: carrierId } = subject
      expect(valueOf(await subject.policies.listActive({ carrierId }))).toEqual([])
    })

    it('insurance policies of a carrier that do not exist are not found', async () => {
      const { absentCarrierId: carrierId } = subject
      expectRefused(await subject.policies.listActive({ carrierId }), 'not-found')
    })

    it('insurance policies that ended or will are the history of filings, the latest end first and one without a day last, with file and day', async () => {
      const { filedCarrierId: carrierId } = subject
      const filings = valueOf(await subject.policies.history({ carrierId }))
      expect(filings.map(({ endKind }) => endKind === 'replaced')).toEqual([false, true, false, false])
      expect(filings.map(({ source }) => source)).toEqual([
        'Motus InsHist',
        'Motus InsHist',
        'L&I InsHist',
        'Motus InsHist',
      ])
      expect(filings.map(({ form }) => form)).toEqual(['91X', '91X', '34', '91X'])
      expect(filings.map(({ asOf }) => asOf)).not.toContain(null)
      const days = filings.map(({ endsOn }) => endsOn)
      expect(days.at(-1)).toBeNull()
      const known = days.filter(day => day !== null)
      expect(known).toHaveLength(days.length - 1)
      expect(known).toEqual(known.toSorted().toReversed())
    })

    it('insurance policies of a carrier without any have no history, and of a missing one it is not found', async () => {
      const { bareCarrierId, absentCarrierId } = subject
      expect(valueOf(await subject.policies.history({ carrierId: bareCarrierId }))).toEqual([])
      expectRefused(await subject.policies.history({ carrierId: absentCarrierId }), 'not-found')
    })

    it('insurance policies that are not for cargo, are cancelled or have ended are not requested', async () => {
      for (const policyId of [subject.auto, subject.cancelledCargo, subject.endedCargo])
        expectInvalid(await subject.policies.requestCargoPolicy({ policyId }), 'policyId')
    })

    it('insurance policies that are not there are not requested', async () => {
      const { absent: policyId } = subject
      expectRefused(await subject.policies.requestCargoPolicy({ policyId }), 'not-found')
    })

    it('insurance policies for cargo are requested once until the request is answered', async () => {
      const { carrierId, cargo, pendingCargo } = subject
      const made = valueOf(await subject.policies.requestCargoPolicy({ policyId: cargo }))
      expect(made).toMatchObject({ carrierId, status: 'requested' })
      for (const policyId of [cargo, pendingCargo])
        expectRefused(await subject.policies.requestCargoPolicy({ policyId }), 'conflict')
    })
  })
}

/** A broker whose plan includes insurance certificates. */
export interface InsuranceCertificateRequestsSubject {
  readonly requests: InsuranceCertificateRequests
  /** A carrier with two requests or more, one of them cancelled. */
  readonly carrierId: CarrierId
  /** A carrier without any. */
  readonly bareCarrierId: CarrierId
  /** No carrier has it. */
  readonly absentCarrierId: CarrierId
  /** A request with two activities or more. */
  readonly requestId: CertificateRequestId
  /** A request to which nothing has happened. */
  readonly bareRequestId: CertificateRequestId
  /** No request has it. */
  readonly absentRequestId: CertificateRequestId
}

/** What every `InsuranceCertificateRequests` does. Source: section 7, "Insurance". */
export const insuranceCertificateRequestsContract = (
  make: Make<InsuranceCertificateRequestsSubject>,
): void => {
  describe('requests for certificates', () => {
    let subject: InsuranceCertificateRequestsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('requests for certificates are those about the carrier, the newest first, cancelled ones too', async () => {
      const { carrierId } = subject
      const { items, page, total } = valueOf(await subject.requests.list({ carrierId }))
      expect(page).toBe(1)
      expect(total).toBeGreaterThan(1)
      expect(new Set(items.map(each => each.carrierId))).toEqual(new Set([carrierId]))
      expect(items.map(({ status }) => status)).toContain('cancelled')
      const times = items.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted().toReversed())
    })

    it('requests for certificates end with their last page', async () => {
      const { carrierId } = subject
      expect(valueOf(await subject.requests.list({ carrierId, page: 99 })).items).toEqual([])
    })

    it('requests for certificates are none about a carrier without any', async () => {
      const page = valueOf(await subject.requests.list({ carrierId: subject.bareCarrierId }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('requests for certificates about a carrier that do not exist are not found', async () => {
      expectRefused(await subject.requests.list({ carrierId: subject.absentCarrierId }), 'not-found')
    })

    it('requests for certificates have their activities, the newest first', async () => {
      const { requestId } = subject
      const { items, total } = valueOf(await subject.requests.activities({ requestId }))
      expect(total).toBeGreaterThan(1)
      expect(new Set(items.map(each => each.requestId))).toEqual(new Set([requestId]))
      const times = items.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted().toReversed())
    })

    it('requests for certificates without activities have an empty list', async () => {
      const page = valueOf(await subject.requests.activities({ requestId: subject.bareRequestId }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('requests for certificates that are not there have no activities', async () => {
      const { absentRequestId: requestId } = subject
      expectRefused(await subject.requests.activities({ requestId }), 'not-found')
    })
  })
}
