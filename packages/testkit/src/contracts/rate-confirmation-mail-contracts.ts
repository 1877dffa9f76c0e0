import {
  addressToSendTo,
  type CalendarDate,
  type CarrierDetail,
  type CarrierId,
  type Carriers,
  type ContactSearch,
  contactWindow,
  IDENTITY_TERMS,
  type IdentityTerm,
  otherAddress,
  type RateConfirmationMail,
  type RateConfirmationMailId,
  type RateConfirmationMails,
  type RateConfirmationMailsParams,
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
  readonly carriers: Pick<Carriers, 'detail'>
  readonly contacts: Pick<ContactSearch, 'byEmail'>
  readonly today: CalendarDate
  /** None has it. */
  readonly absent: RateConfirmationMailId
}

/** The results that the first 50 e-mails have. What none has: a website's results, and those of an unsafe or unread carrier. */
const RESULTS = IDENTITY_TERMS.filter(
  term => !['unsafe-carrier', 'on-record', 'from-email'].includes(term),
) satisfies readonly IdentityTerm[]

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

    it('e-mails with rate confirmations have the recipient that the identity check of their address gives', async () => {
      const { carriers, contacts, today } = subject
      const { items } = await listed({ tab: 'all' })
      const details = new Map<CarrierId, CarrierDetail>()
      for (const id of new Set(items.flatMap(({ carrierId }) => carrierId ?? [])))
        details.set(id, valueOf(await carriers.detail({ id })))
      const checkOf = async (mail: RateConfirmationMail) => {
        const email = otherAddress(mail) as string
        const answer = valueOf(await contacts.byEmail({ email }))
        const carrier = mail.carrierId === null ? undefined : details.get(mail.carrierId)
        const { term, whose } = addressToSendTo(email, carrier, answer, contactWindow(null, today))
        return [email, { term, whose }]
      }
      for (const mail of items) expect([otherAddress(mail), mail.recipient]).toEqual(await checkOf(mail))
      const terms = new Set(items.map(({ recipient }) => recipient?.term))
      expect(RESULTS.filter(term => !terms.has(term))).toEqual([])
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
