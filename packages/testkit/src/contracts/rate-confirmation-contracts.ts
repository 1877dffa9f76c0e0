import {
  isFlagged,
  type LoadId,
  type RateConfirmationId,
  type RateConfirmations,
  type RateConfirmationsParams,
  type UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPagesOf50, expectRefused, type Make, valueOf } from './contract.ts'

/**
 * A broker whose plan includes rate confirmations, and whose company has more than a page of them: both statuses,
 * flagged and not, made by two users at least.
 */
export interface RateConfirmationsSubject {
  readonly confirmations: RateConfirmations
  /** The creator of some of them, not all. */
  readonly creatorId: UserId
  /** Part of the legal name of some of the carriers, not all, in small letters where the name has capitals. */
  readonly carrierName: string
  /** One whose terms are on record. */
  readonly withTerms: RateConfirmationId
  /** One with e-mails, a reply and open tickets, and with a verdict of the day that it was sent. */
  readonly withThread: RateConfirmationId
  /** Its load, which has another one too. */
  readonly load: LoadId
  /** None has it. */
  readonly absent: RateConfirmationId
}

/** Every `RateConfirmations`. Source: section 7, "Rate confirmations"; section 2, "Rate confirmation tabs". */
export const rateConfirmationsContract = (make: Make<RateConfirmationsSubject>): void => {
  describe('rate confirmations', () => {
    let subject: RateConfirmationsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const listed = async (params: RateConfirmationsParams) =>
      valueOf(await subject.confirmations.list(params))

    it('rate confirmations are listed 50 per page, the greatest id first, each on one page only', async () => {
      await expectPagesOf50(params => listed({ tab: 'all', ...params }))
    })

    it.each(['viewed', 'delivered'] as const)(
      'rate confirmations in the %s tab all have that status',
      async status => {
        const { items, total } = await listed({ tab: status })
        expect(total).toBeGreaterThan(0)
        expect(new Set(items.map(each => each.status))).toEqual(new Set([status]))
      },
    )

    it('rate confirmations are in the tab of one status or of the other', async () => {
      const [all, viewed, delivered] = [
        await listed({ tab: 'all' }),
        await listed({ tab: 'viewed' }),
        await listed({ tab: 'delivered' }),
      ]
      expect(viewed.total + delivered.total).toBe(all.total)
    })

    it('rate confirmations in the flagged tab have open tickets, and a status narrows them', async () => {
      const { items, total } = await listed({ tab: 'flagged' })
      expect(total).toBeGreaterThan(0)
      expect(items.every(isFlagged)).toBe(true)
      const totals = await Promise.all(
        (['viewed', 'delivered'] as const).map(
          async status => (await listed({ tab: 'flagged', status })).total,
        ),
      )
      expect(totals.reduce((sum, each) => sum + each, 0)).toBe(total)
    })

    it('rate confirmations are narrowed to those of one creator', async () => {
      const { creatorId } = subject
      const { items, total } = await listed({ tab: 'all', creatorId })
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan((await listed({ tab: 'all' })).total)
      expect(new Set(items.map(each => each.creatorId))).toEqual(new Set([creatorId]))
    })

    it('rate confirmations are narrowed to carriers whose name contains a text, in any letter case', async () => {
      const { carrierName } = subject
      const { items, total } = await listed({ tab: 'all', carrierName })
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan((await listed({ tab: 'all' })).total)
      for (const { carrierLegalName } of items)
        expect(carrierLegalName?.toLowerCase()).toContain(carrierName.toLowerCase())
    })

    it('rate confirmations are none for a name that no carrier has', async () => {
      const page = await listed({ tab: 'all', carrierName: 'no carrier is called so' })
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('rate confirmations are counted per tab, narrowed as the list is', async () => {
      const { confirmations, creatorId, carrierName } = subject
      for (const narrowed of [{}, { creatorId }, { carrierName: ` ${carrierName} ` }]) {
        const counts = valueOf(await confirmations.countTabs(narrowed))
        for (const tab of ['all', 'viewed', 'flagged', 'delivered'] as const)
          expect([tab, counts[tab]]).toEqual([tab, (await listed({ ...narrowed, tab })).total])
      }
    })

    it('rate confirmations have the name of their sender, and their carrier as it is now', async () => {
      const { items } = await listed({ tab: 'all' })
      for (const { carrier, carrierId, creatorName } of items) {
        expect(creatorName).not.toBeNull()
        expect([carrierId, null]).toContain(carrier?.id ?? null)
      }
    })

    it('rate confirmations are found by their id, as they are listed', async () => {
      for (const each of (await listed({ tab: 'delivered' })).items.slice(0, 2))
        expect(valueOf(await subject.confirmations.find({ id: each.id }))).toEqual(each)
    })

    it('rate confirmations have terms of their own', async () => {
      const { withTerms: id } = subject
      const terms = valueOf(await subject.confirmations.terms({ id }))
      expect(terms.rateConfirmationId).toBe(id)
      expect(terms.rateUsd).not.toBeNull()
    })

    it('rate confirmations have a thread, the oldest e-mail first, replies among them', async () => {
      const thread = valueOf(await subject.confirmations.thread({ id: subject.withThread }))
      expect(thread.length).toBeGreaterThan(1)
      expect(new Set(thread.map(({ isReceived }) => isReceived))).toEqual(new Set([true, false]))
      const instants = thread.map(({ createdAt }) => createdAt)
      expect(instants).toEqual(instants.toSorted())
      for (const { rateConfirmationId, body } of thread) {
        expect(rateConfirmationId).toBe(subject.withThread)
        expect(body).not.toBeNull()
      }
    })

    it('rate confirmations tell the address of their newest e-mail, judged as that e-mail is', async () => {
      const { withThread: id } = subject
      const thread = valueOf(await subject.confirmations.thread({ id }))
      const newest = thread.filter(({ isReceived }) => !isReceived).toSorted((a, b) => b.id - a.id)[0]
      const confirmation = valueOf(await subject.confirmations.find({ id }))
      expect(confirmation.sentTo).toBe(newest?.to)
      expect(confirmation.recipient).not.toBeNull()
      expect(confirmation.recipient).toEqual(newest?.recipient)
    })

    it('rate confirmations keep the verdict of the day that they were sent', async () => {
      const { verdictWhenSent } = valueOf(await subject.confirmations.find({ id: subject.withThread }))
      expect(verdictWhenSent?.rules.length).toBeGreaterThan(0)
      expect(verdictWhenSent?.hidden).toBeNull()
    })

    it('rate confirmations have as many open tickets as they count', async () => {
      const { withThread: id } = subject
      const tickets = valueOf(await subject.confirmations.openTickets({ id }))
      expect(tickets.length).toBe(valueOf(await subject.confirmations.find({ id })).openTicketsCount)
      expect(tickets.length).toBeGreaterThan(0)
      expect(tickets.some(({ status }) => status === 'closed')).toBe(false)
    })

    it('rate confirmations are listed for their load, the highest id first', async () => {
      const { load: loadId } = subject
      const some = valueOf(await subject.confirmations.ofLoad({ loadId }))
      expect(some.length).toBeGreaterThan(1)
      expect(new Set(some.map(each => each.loadId))).toEqual(new Set([loadId]))
      expect(some.map(({ id }) => id)).toEqual(some.map(({ id }) => id).toSorted((a, b) => b - a))
    })

    it('rate confirmations that do not exist are not found', async () => {
      const { absent: id, confirmations } = subject
      expectRefused(await confirmations.find({ id }), 'not-found')
      expectRefused(await confirmations.terms({ id }), 'not-found')
      expectRefused(await confirmations.thread({ id }), 'not-found')
      expectRefused(await confirmations.openTickets({ id }), 'not-found')
      expectRefused(await confirmations.ofLoad({ loadId: Number(id) as LoadId }), 'not-found')
    })
  })
}
