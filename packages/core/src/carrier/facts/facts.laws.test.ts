import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../shared/calendar-date.ts'
import { authorityEnd, noticeOfEnd } from './authority-ends.ts'
import { authorityFact, authorityInRow, authorityStatus } from './authority-facts.ts'
import {
  countFact,
  fleetFact,
  fleetInRow,
  mileageFact,
  operationFact,
  registrationFact,
} from './census-facts.ts'
import { coverageStatus, coverFact, coverInRow, ENDING_SOON_DAYS } from './cover-facts.ts'
import { NATIONAL_OUT_OF_SERVICE_RATES } from './national-averages.ts'
import {
  outOfServiceInRow,
  outOfServiceOrderFact,
  outOfServiceRateFact,
  shownOutOfServiceFact,
} from './out-of-service-facts.ts'
import { alertsFact, connectionFact } from './relation-facts.ts'
import { inspectionsFact, ratingFact } from './safety-facts.ts'

const { carriers, calendarDates } = arbitrary

describe('the facts of any carrier', () => {
  it('the facts of any carrier are never empty, undefined, null or NaN', () => {
    holds([carriers, calendarDates], (carrier, today) => {
      const { authority, insurance, safety, census } = carrier
      const cover = { usd: insurance.bipdUsd, until: insurance.bipdUntil }
      const facts = [
        authorityFact(authority, today, census),
        authorityInRow(authority, today, census),
        coverFact(cover, today),
        coverInRow(cover, today),
        ratingFact(safety),
        inspectionsFact(safety),
        outOfServiceOrderFact(safety),
        outOfServiceRateFact(safety, 'driver'),
        outOfServiceInRow(safety),
        fleetFact(census),
        fleetInRow(census),
        mileageFact(census),
        registrationFact(census),
        operationFact(census),
        connectionFact(carrier),
        alertsFact(carrier.identityAlertsCount),
      ]
      for (const { text, note } of facts) {
        expect(text).not.toBe('')
        expect(`${text} ${note ?? ''}`).not.toMatch(/undefined|null|NaN/)
      }
    })
  })

  it('a row has the same facts as the profile, only shorter', () => {
    holds([carriers, calendarDates], ({ authority, census, insurance, safety }, today) => {
      const cover = { usd: insurance.cargoUsd, until: insurance.cargoUntil }
      expect(coverInRow(cover, today).tone).toBe(coverFact(cover, today).tone)
      expect(authorityInRow(authority, today, census).tone).toBe(authorityFact(authority, today, census).tone)
      expect(outOfServiceInRow(safety).tone).toBe(shownOutOfServiceFact(safety).tone)
    })
  })

  it('a known count is a number, including zero', () => {
    holds([fc.nat()], count => {
      expect(Number(countFact(count).text.replaceAll(',', ''))).toBe(count)
    })
  })
})

describe('cover', () => {
  it('cover that has ended stays ended, and is in force until its last day', () => {
    holds([calendarDates, fc.integer({ min: -400, max: 400 })], (until, days) => {
      const today = addDays(until, -days)
      const status = coverageStatus({ usd: 1, until }, today)
      expect(status === 'ended').toBe(days < 0)
      expect(status === 'ending-soon').toBe(days >= 0 && days <= ENDING_SOON_DAYS)
      expect(daysBetween(today, until)).toBe(days)
    })
  })
})

describe('authority to carry', () => {
  const TODAY = '2026-11-21'
  const FOR_HIRE = { operation: 'A' }

  it('a carrier that needs no authority is never said to have lost it, and never fails for it', () => {
    holds([carriers, calendarDates], ({ authority, census }, today) => {
      const status = authorityStatus(authority, today, { ...census, isPrivate: true })
      expect(['active', 'not-required']).toContain(status)
      expect(authorityFact(authority, today, { ...census, isPrivate: true }).tone).not.toBe('fail')
    })
  })

  it('an end is past from its day on, and a notice is ahead until then', () => {
    holds([carriers, calendarDates, calendarDates], ({ authority }, on, today) => {
      const { past } = authorityEnd({ ...authority, common: 'I', contract: 'N', endsOn: on }, today)
      const { ahead } = noticeOfEnd({ ...authority, noticeOn: on }, today)
      expect([past?.on, ahead?.on]).toEqual(on > today ? [undefined, on] : [on, undefined])
    })
  })

  it('a notice whose day is past is due exactly until its history has reached that day', () => {
    holds([carriers, calendarDates, calendarDates], ({ authority }, noticeOn, readTo) => {
      const { due } = noticeOfEnd({ ...authority, noticeOn, noticeReadTo: readTo }, '9999-01-01')
      expect(due === undefined).toBe(readTo >= noticeOn)
    })
  })

  it('authority that is not for freight in general is never active', () => {
    holds([carriers, calendarDates], ({ authority, census }, today) => {
      if (authority.purpose == null) return
      expect(authorityStatus(authority, today, census)).not.toBe('active')
    })
  })

  /** The register's letters, an unknown one, and none. */
  const letters = fc.constantFrom('A', 'I', 'N', 'Q', null)
  const authorities = fc.record({
    common: letters,
    contract: letters,
    broker: letters,
    since: fc.option(calendarDates, { nil: null }),
    asOf: fc.constant(null),
  })

  it('authority to carry may be common or contract, and is never a broker’s', () => {
    holds([authorities], authority => {
      const { common, contract } = authority
      const status = authorityStatus(authority, TODAY, FOR_HIRE)
      expect(authorityStatus({ ...authority, common: contract, contract: common }, TODAY, FOR_HIRE)).toBe(
        status,
      )
      expect(status === 'active').toBe(common === 'A' || contract === 'A')
      const without = authorityStatus({ ...authority, broker: null }, TODAY, FOR_HIRE)
      expect(status === 'broker-only' ? 'none' : status).toBe(without)
    })
    const statuses = fc
      .sample(authorities, { numRuns: 1_000, seed: 406 })
      .map(it => authorityStatus(it, TODAY, FOR_HIRE))
    expect(new Set(statuses)).toEqual(
      new Set(['active', 'inactive', 'unclear', 'broker-only', 'none', 'not-on-record']),
    )
  })
})

describe('an out-of-service rate', () => {
  it('an out-of-service rate applies against a carrier only above the national average, and from five inspections on', () => {
    holds([carriers], ({ safety }) => {
      const fact = outOfServiceRateFact(safety, 'vehicle')
      const rate = safety?.vehicleOutOfServiceRate ?? 0
      const isKnown = (safety?.inspections24Months ?? 0) >= 5
      expect(fact.tone === 'incomplete').toBe(isKnown && rate > NATIONAL_OUT_OF_SERVICE_RATES.vehicle)
    })
    const tones = fc
      .sample(carriers, { numRuns: 1_000, seed: 406 })
      .map(({ safety }) => outOfServiceRateFact(safety, 'vehicle').tone)
    for (const tone of ['incomplete', 'plain', 'unknown'] as const)
      expect(tones.filter(each => each === tone).length).toBeGreaterThan(30)
  })

  it('an out-of-service rate is shown as zero only when it is zero', () => {
    holds([carriers, fc.double({ min: 0, max: 1, noNaN: true })], ({ safety }, rate) => {
      if (safety === null) return
      const reported = outOfServiceRateFact(
        { ...safety, inspections24Months: 9, driverOutOfServiceRate: rate },
        'driver',
      )
      expect(/^0%$/.test(reported.text)).toBe(rate === 0)
    })
  })
})
