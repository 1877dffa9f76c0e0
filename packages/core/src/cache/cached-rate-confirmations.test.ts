import { aRateConfirmation, aRateConfirmationMail, aUser, fakeSearchCache } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { cachedMails, cachedRateConfirmations } from './cached-rate-confirmations.ts'

const page = { items: [aRateConfirmation()], page: 1, pages: 1, total: 1 }
const mails = { ...page, items: [aRateConfirmationMail()] }

it('a cached tab of rate confirmations or e-mails is restored for its own address, and per tab', () => {
  const cache = fakeSearchCache()
  const of = (tab: 'all' | 'flagged') => cachedRateConfirmations(cache, tab, () => aUser())
  const mailsOf = (tab: 'all' | 'flagged') => cachedMails(cache, tab, () => aUser())
  of('all').store('/carriers/rate-confirmations', page)
  mailsOf('all').store('/carriers/rate-confirmations/emails', mails)
  expect(of('all').restore('/carriers/rate-confirmations')).toEqual(page)
  expect(of('flagged').restore('/carriers/rate-confirmations')).toBeUndefined()
  expect(mailsOf('all').restore('/carriers/rate-confirmations/emails')).toEqual(mails)
  expect(mailsOf('all').restore('/carriers/rate-confirmations')).toBeUndefined()
})

it('a cached tab of rate confirmations of another shape is not restored', () => {
  const cached = cachedRateConfirmations(fakeSearchCache(), 'all', () => aUser())
  cached.store('/carriers/rate-confirmations', { ...page, items: [{ id: 1 } as never] })
  expect(cached.restore('/carriers/rate-confirmations')).toBeUndefined()
})
