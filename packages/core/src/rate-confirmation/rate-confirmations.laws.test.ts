import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listMails, mailsParams } from './list-mails.ts'
import { listRateConfirmations, rateConfirmationsParamsFor } from './list-rate-confirmations.ts'
import { isInMailTab } from './mail-tabs.ts'
import { isFlagged } from './rate-confirmation.ts'
import { MAIL_STATUSES, mailStatusOf } from './rate-confirmation-mail.ts'
import { isInRateConfirmationTab } from './rate-confirmation-tabs.ts'
import { rateConfirmationTermLines } from './rate-confirmation-terms.ts'

const {
  maybe,
  rateConfirmationMails,
  rateConfirmationMailsParams,
  rateConfirmations,
  rateConfirmationsParams,
  rateConfirmationTerms,
} = arbitrary
/** Three users, so that each created some. */
const creators = fc.constantFrom(id<'user'>(1), id<'user'>(2), id<'user'>(3))
const some = fc.uniqueArray(
  fc.tuple(rateConfirmations, creators).map(([it, creatorId]) => ({ ...it, creatorId })),
  { selector: it => it.id },
)
const someMails = fc.uniqueArray(
  fc.tuple(rateConfirmationMails, creators).map(([mail, userId]) => ({ ...mail, userId })),
  { selector: mail => mail.id },
)
const typed = maybe(fc.constantFrom('', ' ', 'eagle', ' LOAD '))

describe('laws of rate confirmations', () => {
  it('every confirmation is in All, in the tab of its status alone, and in Flagged when flagged', () => {
    holds([rateConfirmations], it => {
      expect(isInRateConfirmationTab(it, 'all')).toBe(true)
      for (const tab of ['viewed', 'delivered'] as const)
        expect(isInRateConfirmationTab(it, tab)).toBe(it.status === tab)
      expect(isInRateConfirmationTab(it, 'flagged')).toBe(isFlagged(it))
    })
  })

  it('the status tabs of rate confirmations together hold what All holds, without what is only sent', () => {
    holds([some, rateConfirmationsParams], (all, params) => {
      const rows = (['viewed', 'delivered'] as const).flatMap(tab =>
        listRateConfirmations(all, { ...params, tab }),
      )
      const known = listRateConfirmations(all, { ...params, tab: 'all' }).filter(it => it.status !== 'sent')
      expect(new Set(rows)).toEqual(new Set(known))
      expect(new Set(rows).size).toBe(rows.length)
    })
  })

  it('a list of rate confirmations has each once, highest id first, for any input order', () => {
    holds([some, rateConfirmationsParams], (all, params) => {
      const listed = listRateConfirmations(all, params)
      const numbers = listed.map(({ id }) => id)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => other - one))
      expect(listRateConfirmations(all.toReversed(), params)).toEqual(listed)
    })
  })

  it('a user limited to their own rate confirmations sees no others', () => {
    holds(
      [some, rateConfirmationsParams, creators, typed, maybe(creators)],
      (all, { tab }, userId, carrierName, creatorId) => {
        const params = rateConfirmationsParamsFor(
          { tab, carrierName, creatorId, page: 1 },
          { showsOwnOnly: true, userId },
        )
        expect(listRateConfirmations(all, params).every(({ creatorId }) => creatorId === userId)).toBe(true)
      },
    )
  })

  it('rate confirmation terms never show a raw value', () => {
    holds([rateConfirmationTerms], terms => {
      for (const { text } of rateConfirmationTermLines(terms))
        expect(text).not.toMatch(/^$|null|undefined|NaN/)
    })
  })
})

describe('laws of the e-mails', () => {
  it('every e-mail is in All and in exactly one other tab', () => {
    holds([rateConfirmationMails], mail => {
      expect(isInMailTab(mail, 'all')).toBe(true)
      expect(MAIL_STATUSES.filter(tab => isInMailTab(mail, tab))).toEqual([mail.status])
    })
  })

  it('every e-mail status name is read as one of three, and only completed as delivered', () => {
    holds([fc.oneof(fc.string(), fc.constantFrom('flagged', 'completed', '__proto__'))], name => {
      expect(MAIL_STATUSES).toContain(mailStatusOf(name))
      expect(mailStatusOf(name) === 'delivered').toBe(name === 'completed')
    })
  })

  it('a list of e-mails has each once, highest id first, for any input order', () => {
    holds([someMails, rateConfirmationMailsParams], (all, params) => {
      const listed = listMails(all, params)
      const numbers = listed.map(({ id }) => id)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => other - one))
      expect(listMails(all.toReversed(), params)).toEqual(listed)
    })
  })

  it('a user limited to their own e-mails sees no others', () => {
    holds(
      [someMails, rateConfirmationMailsParams, creators, typed, maybe(creators)],
      (all, { tab }, userId, subject, creatorId) => {
        const params = mailsParams({ tab, subject, creatorId, page: 1 }, { showsOwnOnly: true, userId })
        expect(listMails(all, params).every(mail => mail.userId === userId)).toBe(true)
      },
    )
  })
})
