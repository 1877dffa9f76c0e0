import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ALL_MAILS,
  ALL_RATE_CONFIRMATIONS,
  mailsPath,
  rateConfirmationsPath,
  readMailsAddress,
  readRateConfirmationsAddress,
} from './rate-confirmation-addresses.ts'

const others = {
  creatorId: arbitrary.maybe(fc.constantFrom(id<'user'>(4))),
  page: fc.integer({ min: 1, max: 9 }),
}
const typed = arbitrary.maybe(fc.constantFrom('eagle', ' x=1 & y ', 'load 90'))

it('a list of rate confirmations has its tab, filters and page in its address', () => {
  expect(rateConfirmationsPath({})).toBe('/carriers/rate-confirmations')
  expect(rateConfirmationsPath({ carrierName: ' ' })).toBe('/carriers/rate-confirmations')
  expect(rateConfirmationsPath({ tab: 'flagged', carrierName: 'eagle', creatorId: id(4), page: 2 })).toBe(
    '/carriers/rate-confirmations?tab=flagged&carrier=eagle&creator=4&page=2',
  )
})

it('a list of e-mails has its tab, filters and page in its address', () => {
  expect(mailsPath({})).toBe('/carriers/rate-confirmations/emails')
  expect(mailsPath({ tab: 'undelivered', subject: 'load 90', creatorId: id(4), page: 2 })).toBe(
    '/carriers/rate-confirmations/emails?tab=undelivered&subject=load%2090&creator=4&page=2',
  )
})

it.each(['', '?tab=none', '?page=0', '?creator=x&page=x', '?carrier=&subject=++'])(
  'what is missing or invalid in the address of rate confirmations or e-mails (%j) is as if missing',
  search => {
    expect(readRateConfirmationsAddress(search)).toEqual(ALL_RATE_CONFIRMATIONS)
    expect(readMailsAddress(search)).toEqual(ALL_MAILS)
  },
)

it('an address of rate confirmations reads back as it was written', () => {
  const tab = fc.constantFrom('all' as const, 'viewed' as const, 'flagged' as const, 'delivered' as const)
  holds([fc.record({ tab, carrierName: typed, ...others })], address => {
    expect(readRateConfirmationsAddress(rateConfirmationsPath(address).split('?')[1] ?? '')).toEqual(address)
  })
})

it('an address of e-mails reads back as it was written', () => {
  const tab = fc.constantFrom(
    'all' as const,
    'flagged' as const,
    'undelivered' as const,
    'delivered' as const,
  )
  holds([fc.record({ tab, subject: typed, ...others })], address => {
    expect(readMailsAddress(mailsPath(address).split('?')[1] ?? '')).toEqual(address)
  })
})
