import { AUTHORITY_ENDS, AUTHORITY_PURPOSES, type Authority } from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, maybe } from './values.ts'

const letters = maybe(fc.constantFrom('A', 'I', 'N'))
const days = maybe(calendarDates)

/** Authority in every state, with ends, notices and kinds that are not of freight. */
export const authorities: fc.Arbitrary<Authority> = fc.record({
  common: letters,
  contract: letters,
  broker: letters,
  since: days,
  asOf: days,
  source: maybe(fc.constantFrom('Motus Carrier', 'L&I Carrier')),
  historyAsOf: days,
  historySource: maybe(fc.constant('Motus AuthHist')),
  endsOn: days,
  endKind: maybe(fc.constantFrom(...AUTHORITY_ENDS)),
  endAsOf: days,
  endSource: maybe(fc.constant('Motus AuthHist')),
  reportedActiveOn: days,
  purpose: fc.option(fc.constantFrom(...AUTHORITY_PURPOSES), { nil: null, freq: 2 }),
  purposeTerms: maybe(fc.constant('Mexico Domiciled Motor Carrier of Property')),
  inRevocationOn: days,
  givenDocket: maybe(fc.constant('MC9000001')),
  givenToDot: maybe(fc.constant('90000002')),
  noticeOn: days,
  noticeKind: maybe(fc.constantFrom(...AUTHORITY_ENDS)),
  noticeAsOf: days,
  noticeSource: maybe(fc.constant('Motus RevokeSuspend')),
  noticeReadTo: days,
})
