import {
  type AssociatedCarriers,
  type CarrierId,
  FEDERAL_TIE_KINDS,
  type FederalTieRecords,
  revokedAssociatesShown,
} from '@fairhaul/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker whose plan has connections, and a carrier none of whose associates is blocked; a fresh one each time. */
export interface AssociatedCarriersSubject {
  readonly associated: AssociatedCarriers
  /** At least two carriers share an e-mail with it, at least one a phone, and at least one no e-mail. */
  readonly carrierId: CarrierId
  /** A carrier that shares nothing with it. */
  readonly stranger: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `AssociatedCarriers` does. Source: section 3, "Associated carriers"; section 7, "Carriers". */
export const associatedCarriersContract = (make: Make<AssociatedCarriersSubject>): void => {
  describe('associated carriers', () => {
    let subject: AssociatedCarriersSubject
    beforeEach(async () => {
      subject = await make()
    })

    const listed = async (required: Parameters<AssociatedCarriers['list']>[0]['required'] = []) =>
      valueOf(await subject.associated.list({ carrierId: subject.carrierId, required }))

    it('associated carriers are listed each once with what is known to be shared, none of them the carrier itself', async () => {
      const { items, total, page } = await listed()
      const ids = items.map(({ id }) => id)
      expect(total).toBeGreaterThanOrEqual(3)
      expect(page).toBe(1)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain(subject.carrierId)
      const first = items.find(({ shared }) => (shared.email ?? 0) > 0)
      expect(first?.sharedContacts?.filter(({ kind }) => kind === 'email')).not.toHaveLength(0)
      for (const { shared, sharedContacts } of items)
        for (const kind of FEDERAL_TIE_KINDS) {
          const known = (sharedContacts ?? []).filter(each => each.kind === kind)
          expect(known.length).toBeLessThanOrEqual(shared[kind] ?? 0)
        }
    })

    it('associated carriers with required associations are those of the list that share every one of them', async () => {
      const all = await listed()
      const both = await listed(['email', 'phone'])
      const sharing = all.items.filter(({ shared }) => (shared.email ?? 0) > 0 && (shared.phone ?? 0) > 0)
      expect(both.items).toEqual(sharing)
      expect(both.total).toBe(sharing.length)
    })

    it('associated carriers are blocked by a type: those that share it, and no other', async () => {
      const sharing = (await listed(['email'])).items.map(({ id }) => id)
      const { carrierIds, stored } = valueOf(
        await subject.associated.blockByType({
          carrierId: subject.carrierId,
          kind: 'email',
          notes: 'Same owner',
        }),
      )
      expect(new Set(carrierIds)).toEqual(new Set(sharing))
      expect(stored).toBe(sharing.length)
      const { items } = await listed()
      const isBlocked = items.filter(({ connection }) => connection?.status === 'do_not_dispatch')
      expect(new Set(isBlocked.map(({ id }) => id))).toEqual(new Set(sharing))
      expect(isBlocked.length).toBeLessThan(items.length)
    })

    it('associated carriers are blocked by their ids, and no other', async () => {
      const [first] = (await listed(['email'])).items
      const carrierIds = [first!.id]
      const params = { carrierId: subject.carrierId, kind: 'email', carrierIds, notes: null } as const
      expect(valueOf(await subject.associated.blockByIds(params))).toEqual({ carrierIds, stored: 1 })
      expect(valueOf(await subject.associated.blockByIds(params))).toEqual({ carrierIds, stored: 0 })
      const { items } = await listed()
      expect(items.filter(each => each.connection?.status === 'do_not_dispatch').map(({ id }) => id)).toEqual(
        carrierIds,
      )
    })

    it('associated carriers are not blocked by ids of other carriers or by no ids', async () => {
      const { carrierId, stranger } = subject
      const params = { carrierId, kind: 'email', notes: null } as const
      expectInvalid(await subject.associated.blockByIds({ ...params, carrierIds: [stranger] }), 'carrierIds')
      expectInvalid(await subject.associated.blockByIds({ ...params, carrierIds: [] }), 'carrierIds')
    })

    it('associated carriers of a carrier that do not exist are not found', async () => {
      const { absent: carrierId, stranger } = subject
      const block = { carrierId, kind: 'phone', notes: null } as const
      expectRefused(await subject.associated.list({ carrierId, required: [] }), 'not-found')
      expectRefused(await subject.associated.blockByType(block), 'not-found')
      expectRefused(await subject.associated.blockByIds({ ...block, carrierIds: [stranger] }), 'not-found')
    })

    it('associated carriers of a carrier that shares nothing are an empty first page', async () => {
      const page = valueOf(await subject.associated.list({ carrierId: subject.stranger, required: [] }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('associated carriers are not requested after an abort', async () => {
      const reason = new DOMException('overtaken', 'AbortError')
      const params = { carrierId: subject.carrierId, required: [] }
      await expect(subject.associated.list(params, AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}

/** A broker who is signed in. */
export interface FederalTieRecordsSubject {
  readonly ties: FederalTieRecords
  /**
   * It has the process agent "INVENTED PROCESS AGENTS, INC." of Dover, DE, by Motus, and the phone (214) 555-0188, as
   * `revoked` has, which was revoked on January 29, 2024, and no other carrier.
   */
  readonly carrierId: CarrierId
  readonly revoked: CarrierId
  /** A carrier that shares nothing and has no agent on record. */
  readonly silent: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `FederalTieRecords` does. Source: section 3, "Associated carriers". */
export const federalTieRecordsContract = (make: Make<FederalTieRecordsSubject>): void => {
  describe('federal ties', () => {
    it('federal ties name the agent, and a revoked carrier with what agrees and how many have it', async () => {
      const { ties, carrierId, revoked } = await make()
      const found = valueOf(await ties.ofCarrier({ carrierId }))
      expect(found.processAgents).toMatchObject([
        { name: 'INVENTED PROCESS AGENTS, INC.', city: 'DOVER', state: 'DE', source: 'Motus BOC3' },
      ])
      expect(found.prior).toBeNull()
      expect(revokedAssociatesShown(found)).toMatchObject([
        {
          id: revoked,
          ended: { kind: 'revoked', on: '2024-01-29' },
          isPrior: false,
          shared: [{ kind: 'phone', value: '+12145550188', carriers: 2 }],
        },
      ])
    })

    it('federal ties are the same from the other carrier only where the first one ended too', async () => {
      const { ties, revoked } = await make()
      expect(valueOf(await ties.ofCarrier({ carrierId: revoked })).revoked).toEqual([])
    })

    it('federal ties are empty for a carrier without any, and not found for one that does not exist', async () => {
      const { ties, silent, absent } = await make()
      expect(valueOf(await ties.ofCarrier({ carrierId: silent }))).toEqual({
        processAgents: [],
        prior: null,
        revoked: [],
        sharedByMany: [],
      })
      expectRefused(await ties.ofCarrier({ carrierId: absent }), 'not-found')
    })
  })
}
