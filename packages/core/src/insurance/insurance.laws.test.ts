import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendar-date.ts'
import { requestableCargoPolicies } from './cargo-policy-request.ts'
import { mayRequestCertificate, visibleCertificateRequests } from './certificate-requests.ts'
import { coverInForce, policiesEndingWithin, policyInForce } from './cover-in-force.ts'
import { activitiesNewestFirst } from './insurance-activity.ts'
import { isInForce, lastDayOfCover } from './policy-status.ts'
import { policyText } from './policy-text.ts'
import { scheduledVehicles } from './scheduled-vehicles.ts'

const { calendarDates, certificateRequests, insuranceActivities, insurancePolicies, policiesOnADay } =
  arbitrary
const coverages = fc.constantFrom('bipd' as const, 'cargo' as const)

describe('laws of policies', () => {
  it('a policy is in force through its last day and never after it', () => {
    holds([policiesOnADay], ({ policies, today }) => {
      for (const policy of policies) {
        const last = lastDayOfCover(policy)
        if (last === null) continue
        if (isInForce(policy, today)) expect(today <= last).toBe(true)
        expect(isInForce(policy, addDays(last, 1))).toBe(false)
      }
    })
  })

  it('a future cancellation leaves the cover of today unchanged', () => {
    holds([policiesOnADay, fc.integer({ min: 1, max: 60 })], ({ policies, today }, days) => {
      for (const policy of policies) {
        const uncancelled = { ...policy, cancelsOn: null }
        const announced = { ...policy, cancelsOn: addDays(today, days) }
        expect(isInForce(announced, today)).toBe(isInForce(uncancelled, today))
      }
    })
  })

  it('the order of policies never changes the cover in force', () => {
    holds([policiesOnADay, coverages], ({ policies: all, today }, coverage) => {
      expect(coverInForce(all.toReversed(), coverage, today)).toEqual(coverInForce(all, coverage, today))
    })
  })

  it('no policy in force has a higher limit than the one that counts', () => {
    holds([policiesOnADay, coverages], ({ policies: all, today }, coverage) => {
      const best = policyInForce(all, coverage, today)
      for (const each of all)
        if (each.coverage === coverage && isInForce(each, today))
          expect((best?.limitUsd ?? -1) >= (each.limitUsd ?? -1)).toBe(true)
    })
  })

  it('what ends within fewer days ends within more, and is in force', () => {
    holds(
      [policiesOnADay, fc.integer({ min: -1, max: 400 }), fc.nat(400)],
      ({ policies: all, today }, few, more) => {
        const soon = policiesEndingWithin(all, few, today)
        const later = policiesEndingWithin(all, few + more, today)
        expect(later.slice(0, soon.length)).toEqual(soon)
        expect(soon.every(each => isInForce(each, today))).toBe(true)
      },
    )
  })

  it('a policy text never shows a raw value', () => {
    holds([insurancePolicies, calendarDates], (policy, today) => {
      expect(policyText(policy, today)).not.toMatch(/undefined|null|NaN|_/)
    })
  })

  it('a policy that can be requested is for cargo, and one in force can be', () => {
    holds([policiesOnADay], ({ policies: all, today }) => {
      const requestable = requestableCargoPolicies(all, today)
      for (const each of all)
        if (isInForce(each, today)) expect(requestable.includes(each)).toBe(each.coverage === 'cargo')
      expect(requestable.every(({ coverage }) => coverage === 'cargo')).toBe(true)
    })
  })

  it('every VIN is on exactly one of the three lists', () => {
    holds(
      [policiesOnADay, fc.array(fc.constantFrom('1XPB', '2xpb', '3XPB'))],
      ({ policies: all, today }, seen) => {
        const { matching, onlyScheduled, onlySeen } = scheduledVehicles(all, seen, today)
        const listed = [...matching, ...onlyScheduled, ...onlySeen]
        expect(new Set(listed).size).toBe(listed.length)
        expect(new Set([...matching, ...onlySeen])).toEqual(new Set(seen.map(vin => vin.toUpperCase())))
      },
    )
  })
})

describe('laws of certificate requests', () => {
  it('a cancelled request is never shown, and no other is hidden', () => {
    holds([fc.array(certificateRequests)], requests => {
      const shown = visibleCertificateRequests(requests)
      expect(shown.some(({ status }) => status === 'cancelled')).toBe(false)
      expect(shown.length).toBe(requests.filter(({ status }) => status !== 'cancelled').length)
    })
  })

  it('what may be requested on a day may be requested later', () => {
    holds([fc.array(certificateRequests), calendarDates, fc.nat(400)], (requests, today, days) => {
      if (mayRequestCertificate(requests, today))
        expect(mayRequestCertificate(requests, addDays(today, days))).toBe(true)
    })
  })

  it('all activities are listed, none before a newer one', () => {
    holds([fc.array(insuranceActivities)], activities => {
      const times = activitiesNewestFirst(activities).map(({ createdAt }) => createdAt)
      expect(times).toEqual(
        activities
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .toReversed(),
      )
    })
  })
})
