import {
  type CarrierId,
  otherAddress,
  type RateConfirmationMailId,
  type RateConfirmationMails,
  type RateConfirmationMailsParams,
  RECIPIENTS,
  recipientOf,
  type UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPagesOf50, expectRefused, type Make, valueOf } from './contract.ts'

/**
 * A broker whose plan includes rate confirmations, and whose company has sent more than a page of e-mails: of every
 * status, by two users at least.
 */
export interface RateConfirmationMailsSubject {
  readonly mails: RateConfirmationMails
  /** The sender of some of them, not all. */
  readonly creatorId: UserId
  /** Part of some of the subjects, not all, in another case than theirs. */
  readonly subjectPart: string
  /** The addresses on record for a carrier. Among the first 50 e-mails is one of each way in which an address relates to it. */
  readonly onRecord: (carrierId: CarrierId | null) => readonly string[]
  /** None has it. */
  readonly absent: RateConfirmationMailId
}

/** Every `RateConfirmationMails`. Source: section 7, "Rate confirmations"; section 2, "Rate confirmation e-mail tabs". */
export const rateConfirmationMailsContract = (make: Make<RateConfirmationMailsSubject>): void => {
  describe('e-mails with rate confirmations', () => {
    let subject: RateConfirmationMailsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const listed = async (params: RateConfirmationMailsParams) => valueOf(await subject.mails.list(params))

    it('e-mails with rate confirmations are listed 50 per page, the greatest id first, each on one page only', async () => {
      await expectPagesOf50(params => listed({ tab: 'all', ...params }))
    })

    it('e-mails with rate confirmations are each in the tab of their status and in no other', async () => {
      const { total } = await listed({ tab: 'all' })
      let together = 0
      for (const tab of ['flagged', 'undelivered', 'delivered'] as const) {
        const page = await listed({ tab })
        expect(new Set(page.items.map(({ status }) => status))).toEqual(new Set([tab]))
        together += page.total
      }
      expect(together).toBe(total)
    })

    it('e-mails with rate confirmations are narrowed to those of one sender', async () => {
      const { creatorId } = subject
      const { items, total } = await listed({ tab: 'all', creatorId })
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan((await listed({ tab: 'all' })).total)
      expect(new Set(items.map(each => each.userId))).toEqual(new Set([creatorId]))
    })

    it('e-mails with rate confirmations are narrowed to those whose subject contains a text, in any letter case', async () => {
      const { subjectPart } = subject
      const { items, total } = await listed({ tab: 'all', subject: subjectPart })
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan((await listed({ tab: 'all' })).total)
      for (const mail of items) expect(mail.subject?.toLowerCase()).toContain(subjectPart.toLowerCase())
    })

    it('e-mails with rate confirmations are none for a subject that none has', async () => {
      const page = await listed({ tab: 'all', subject: 'nobody writes about this' })
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('e-mails with rate confirmations are counted per tab, narrowed as the list is', async () => {
      const { mails, creatorId, subjectPart } = subject
      for (const narrowed of [{}, { creatorId }, { subject: ` ${subjectPart} ` }]) {
        const counts = valueOf(await mails.countTabs(narrowed))
        for (const tab of ['all', 'flagged', 'undelivered', 'delivered'] as const)
          expect([tab, counts[tab]]).toEqual([tab, (await listed({ ...narrowed, tab })).total])
      }
    })

    it('e-mails with rate confirmations are found by their id, as they are listed', async () => {
      for (const each of (await listed({ tab: 'all' })).items.slice(0, 2))
        expect(valueOf(await subject.mails.find({ id: each.id }))).toMatchObject(each)
    })

    it('e-mails with rate confirmations are judged by the addresses on record for their carrier', async () => {
      const { items } = await listed({ tab: 'all' })
      for (const mail of items)
        expect([mail.to, mail.recipient]).toEqual([
          mail.to,
          recipientOf(otherAddress(mail) ?? '', subject.onRecord(mail.carrierId)),
        ])
      expect(new Set(items.map(({ recipient }) => recipient))).toEqual(new Set(RECIPIENTS))
    })

    it('e-mails with rate confirmations are listed without the replies to them', async () => {
      const { items } = await listed({ tab: 'all' })
      expect(items.some(({ isReceived }) => isReceived)).toBe(false)
    })

    it('e-mails with rate confirmations that do not exist are not found', async () => {
      expectRefused(await subject.mails.find({ id: subject.absent }), 'not-found')
    })
  })
}
