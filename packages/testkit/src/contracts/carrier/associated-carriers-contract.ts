import type { AssociatedCarriers, CarrierId } from '@fairhaul/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

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

    it('are listed each once, none of them the carrier itself', async () => {
      const { items, total, page } = await listed()
      const ids = items.map(({ id }) => id)
      expect(total).toBeGreaterThanOrEqual(3)
      expect(page).toBe(1)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain(subject.carrierId)
    })

    it('with required associations are those of the list that share every one of them', async () => {
      const all = await listed()
      const both = await listed(['email', 'phone'])
      const sharing = all.items.filter(({ shared }) => (shared.email ?? 0) > 0 && (shared.phone ?? 0) > 0)
      expect(both.items).toEqual(sharing)
      expect(both.total).toBe(sharing.length)
    })

    it('are blocked by a type: those that share it, and no other', async () => {
      const sharing = (await listed(['email'])).items.map(({ id }) => id)
      const { carrierIds } = valueOf(
        await subject.associated.blockByType({
          carrierId: subject.carrierId,
          kind: 'email',
          notes: 'Same owner',
        }),
      )
      expect(new Set(carrierIds)).toEqual(new Set(sharing))
      const { items } = await listed()
      const isBlocked = items.filter(({ connection }) => connection?.status === 'do_not_dispatch')
      expect(new Set(isBlocked.map(({ id }) => id))).toEqual(new Set(sharing))
      expect(isBlocked.length).toBeLessThan(items.length)
    })

    it('are blocked by their ids, and no other', async () => {
      const [first] = (await listed(['email'])).items
      const carrierIds = [first!.id]
      const params = { carrierId: subject.carrierId, kind: 'email', carrierIds, notes: null } as const
      expect(valueOf(await subject.associated.blockByIds(params))).toEqual({ carrierIds })
      const { items } = await listed()
      expect(items.filter(each => each.connection?.status === 'do_not_dispatch').map(({ id }) => id)).toEqual(
        carrierIds,
      )
    })

    it('are not blocked by the ids of others, nor of nobody', async () => {
      const { carrierId, stranger } = subject
      const params = { carrierId, kind: 'email', notes: null } as const
      expectInvalid(await subject.associated.blockByIds({ ...params, carrierIds: [stranger] }), 'carrierIds')
      expectInvalid(await subject.associated.blockByIds({ ...params, carrierIds: [] }), 'carrierIds')
    })

    it('of a carrier that is not there are not found', async () => {
      const { absent: carrierId, stranger } = subject
      const block = { carrierId, kind: 'phone', notes: null } as const
      expectRefused(await subject.associated.list({ carrierId, required: [] }), 'not-found')
      expectRefused(await subject.associated.blockByType(block), 'not-found')
      expectRefused(await subject.associated.blockByIds({ ...block, carrierIds: [stranger] }), 'not-found')
    })

    it('of a carrier that shares nothing are an empty first page', async () => {
      const page = valueOf(await subject.associated.list({ carrierId: subject.stranger, required: [] }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('are not asked for after an abort', async () => {
      const reason = new DOMException('overtaken', 'AbortError')
      const params = { carrierId: subject.carrierId, required: [] }
      await expect(subject.associated.list(params, AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}
