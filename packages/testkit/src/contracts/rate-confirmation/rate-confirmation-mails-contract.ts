import type {
  RateConfirmationMailId,
  RateConfirmationMails,
  RateConfirmationMailsParams,
  UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/**
 * A broker whose plan includes rate confirmations, and whose company has sent more than a page of e-mails: of every
 * status, by two users at least.
 */
export interface RateConfirmationMailsSubject {
  readonly mails: RateConfirmationMails
  /** Somebody who sent some of them, not all. */
  readonly creatorId: UserId
  /** Part of some of the subjects, not all, in another case than theirs. */
  readonly subjectPart: string
  /** None has it. */
  readonly absent: RateConfirmationMailId
}

/** What every `RateConfirmationMails` does. Source: section 7, "Rate confirmations"; section 2, "Rate confirmation e-mail tabs". */
export const rateConfirmationMailsContract = (make: Make<RateConfirmationMailsSubject>): void => {
  describe('e-mails with rate confirmations', () => {
    let subject: RateConfirmationMailsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const listed = async (params: RateConfirmationMailsParams) => valueOf(await subject.mails.list(params))

    it('are listed 50 a page, the greatest id first, none on two pages', async () => {
      const first = await listed({ tab: 'all' })
      const second = await listed({ tab: 'all', page: 2 })
      expect(first.items.length).toBe(50)
      expect([first.page, second.page]).toEqual([1, 2])
      expect([first.pages, first.total]).toEqual([Math.ceil(first.total / 50), second.total])
      const numbers = [...first.items, ...second.items].map(({ id }) => id)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => other - one))
    })

    it('are each in the tab of their status and in no other', async () => {
      const { total } = await listed({ tab: 'all' })
      let together = 0
      for (const tab of ['flagged', 'undelivered', 'delivered'] as const) {
        const page = await listed({ tab })
        expect(new Set(page.items.map(({ status }) => status))).toEqual(new Set([tab]))
        together += page.total
      }
      expect(together).toBe(total)
    })

    it('are narrowed to those of one sender', async () => {
      const { creatorId } = subject
      const { items, total } = await listed({ tab: 'all', creatorId })
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan((await listed({ tab: 'all' })).total)
      expect(new Set(items.map(each => each.userId))).toEqual(new Set([creatorId]))
    })

    it('are narrowed to those whose subject contains a text, whatever its case', async () => {
      const { subjectPart } = subject
      const { items, total } = await listed({ tab: 'all', subject: subjectPart })
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan((await listed({ tab: 'all' })).total)
      for (const mail of items) expect(mail.subject?.toLowerCase()).toContain(subjectPart.toLowerCase())
    })

    it('are none for a subject that none has', async () => {
      const page = await listed({ tab: 'all', subject: 'nobody writes about this' })
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('are found by their id, as they are listed', async () => {
      for (const each of (await listed({ tab: 'all' })).items.slice(0, 2))
        expect(valueOf(await subject.mails.find({ id: each.id }))).toEqual(each)
    })

    it('that are not there are not found', async () => {
      expectRefused(await subject.mails.find({ id: subject.absent }), 'not-found')
    })
  })
}
