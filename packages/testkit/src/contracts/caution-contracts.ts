import type {
  AssociatedCarriers,
  CalendarDate,
  CarrierId,
  Carriers,
  CautionFacts,
  IdentityAlerts,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aNewIdentityAlert } from '../builders/index.ts'
import { type Make, valueOf } from './contract.ts'

/** A broker whose plan has connections and insights. */
export interface CautionsSubject {
  readonly carriers: Pick<Carriers, 'detail' | 'globalSearch'>
  readonly alerts: Pick<IdentityAlerts, 'create' | 'unpublish'>
  readonly associated: Pick<AssociatedCarriers, 'list' | 'blockByType'>
  /** A carrier without alerts, policies and insights; it shares an e-mail with others, and none is blocked. */
  readonly carrierId: CarrierId
  /** The day of the monitor. */
  readonly today: CalendarDate
}

/** What every carrier tells for the orange shield, in a row as in its profile. */
export const cautionsContract = (make: Make<CautionsSubject>): void => {
  describe('the cautions of a carrier', () => {
    let subject: CautionsSubject
    beforeAll(async () => {
      subject = await make()
    })

    /** From the row of a list, which must agree with the profile. */
    const cautions = async (): Promise<CautionFacts | null> => {
      const { carriers, carrierId: id } = subject
      const detail = valueOf(await carriers.detail({ id }))
      const value = detail.identifiers.find(({ type }) => type === 'DOT')?.value ?? ''
      const query = { kind: 'identifier-exact', type: 'DOT', value, region: null } as const
      const { items } = valueOf(await carriers.globalSearch({ query, page: 1, pageSize: 50 }))
      const row = items.find(each => each.id === id)
      expect(row?.cautions).toEqual(detail.cautions)
      return detail.cautions
    }

    it('a carrier of which nothing is known has no reason for a shield', async () => {
      expect(await cautions()).toEqual({
        alertDays: [],
        doNotUseCount: 0,
        identityTies: [],
        cancellations: [],
        insights: [],
      })
    })

    it('an identity alert counts on its day, until it is withdrawn', async () => {
      const { alerts, carrierId, today } = subject
      const before = (await cautions())?.alertDays ?? []
      const { id } = valueOf(await alerts.create(aNewIdentityAlert({ carrierId, filedOn: today })))
      expect((await cautions())?.alertDays).toEqual([today, ...before])
      valueOf(await alerts.unpublish({ id }))
      expect((await cautions())?.alertDays).toEqual(before)
    })

    it('each associated carrier that was set to do-not-dispatch counts', async () => {
      const { associated, carrierId } = subject
      const { carrierIds } = valueOf(await associated.blockByType({ carrierId, kind: 'email', notes: null }))
      expect(carrierIds.length).toBeGreaterThan(0)
      expect((await cautions())?.doNotUseCount).toBe(carrierIds.length)
      const ties = (await cautions())?.identityTies ?? []
      expect(new Set(ties.map(({ id }) => id))).toEqual(new Set(carrierIds))
      for (const { reason, shared } of ties) {
        expect(reason).toBe('do_not_dispatch')
        expect(shared.map(({ kind }) => kind)).toContain('email')
      }
      const { items } = valueOf(await associated.list({ carrierId, required: [] }))
      expect(items.filter(({ connection }) => connection?.status === 'do_not_dispatch')).toHaveLength(
        carrierIds.length,
      )
    })
  })
}
