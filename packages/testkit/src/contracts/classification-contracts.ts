import type { CarrierId, Classification, Classifications, CompanyId } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker whose company has a classification of its own and shares one that is every company's. */
export interface ClassificationsSubject {
  readonly classifications: Classifications
  readonly companyId: CompanyId
  readonly otherCompanyId: CompanyId
  /** A carrier that does not have every classification. */
  readonly carrierId: CarrierId
  readonly absent: CarrierId
}

const idsOf = (rows: readonly Classification[]) => rows.map(({ id }) => id)

/** What every `Classifications` does. Source: section 3, "Classification". */
export const classificationsContract = (make: Make<ClassificationsSubject>): void => {
  describe('classifications', () => {
    let subject: ClassificationsSubject
    let all: readonly Classification[]
    beforeAll(async () => {
      subject = await make()
      all = valueOf(await subject.classifications.list({})).items
    })

    it('classifications are the company’s own and every company’s, highest id first', () => {
      expect(new Set(all.map(({ companyId }) => companyId))).toEqual(new Set([subject.companyId, null]))
      expect(idsOf(all)).toEqual(idsOf(all).toSorted((one, other) => other - one))
    })

    it('classifications are narrowed by each filter', async () => {
      const { classifications, companyId } = subject
      const own = valueOf(await classifications.list({ companyId })).items
      expect(idsOf(own)).toEqual(idsOf(all.filter(each => each.companyId === companyId)))
      for (const wanted of [true, false]) {
        const used = valueOf(await classifications.list({ isActive: wanted })).items
        expect(idsOf(used)).toEqual(idsOf(all.filter(({ isActive }) => isActive === wanted)))
        const elected = valueOf(await classifications.list({ isByBrokerElection: wanted })).items
        expect(idsOf(elected)).toEqual(
          idsOf(all.filter(({ isByBrokerElection }) => isByBrokerElection === wanted)),
        )
      }
    })

    it('classifications a carrier does not have are assessed, each once', async () => {
      const { classifications, carrierId } = subject
      const rows = valueOf(await classifications.unassigned({ carrierId }))
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(({ classification }) => classification.id)).size).toBe(rows.length)
    })

    it('classifications of a missing carrier, or of another company, are not found', async () => {
      const { classifications, absent, otherCompanyId } = subject
      expectRefused(await classifications.unassigned({ carrierId: absent }), 'not-found')
      expectRefused(await classifications.list({ companyId: otherCompanyId }), 'not-found')
    })
  })
}
