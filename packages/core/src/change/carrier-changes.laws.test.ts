import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendar-date.ts'
import { CHANGE_KINDS } from './carrier-change.ts'
import { carrierChanges } from './carrier-changes.ts'
import { emptySnapshot, snapshotAfter, withNewCarriers } from './carrier-snapshot.ts'
import { isWrittenSnapshot, readSnapshot, writeSnapshot } from './carrier-snapshot-shape.ts'

/** Days near each other, so that covers end and alerts arrive between them. */
const days = fc
  .tuple(arbitrary.calendarDates, fc.nat(40))
  .map(([day, later]) => ({ before: day, today: addDays(day, later) }))
const carriers = fc.uniqueArray(arbitrary.carriers, { selector: ({ id }) => id, maxLength: 6 })
const views = fc.tuple(carriers, carriers, arbitrary.alertViews).map(([was, others, { alerts }]) => ({
  was,
  // Some of the same carriers, with other facts.
  now: others.map((other, at) => ({
    ...other,
    id: was[at]?.id ?? ((other.id + 10_000_000) as typeof other.id),
  })),
  alerts: alerts.map((alert, at) => ({ ...alert, carrierId: was[at % (was.length || 1)]?.id ?? null })),
}))

describe('laws of what changed', () => {
  it('unchanged carriers have no changes, however often they are compared', () => {
    holds([views, days], ({ now, alerts }, { today }) => {
      const view = { carriers: now, recentAlerts: alerts }
      const look = snapshotAfter({ lastAlertId: null }, view, { now: 0, today })
      expect(carrierChanges(look, view, today)).toEqual([])
      const again = snapshotAfter(look, view, { now: 0, today })
      expect(again).toEqual(look)
    })
  })

  it('viewing without marking does not alter the changes', () => {
    holds([views, days], ({ was, now, alerts }, { before, today }) => {
      const first = withNewCarriers(emptySnapshot({ now: 0, today: before }), { carriers: was }, before)
      const view = { carriers: now, recentAlerts: alerts }
      const reported = carrierChanges(first, view, today)
      expect(carrierChanges(withNewCarriers(first, view, today), view, today)).toEqual(reported)
    })
  })

  it('the order of carriers and of alerts does not matter', () => {
    holds([views, days], ({ was, now, alerts }, { before, today }) => {
      const look = snapshotAfter(
        { lastAlertId: null },
        { carriers: was, recentAlerts: [] },
        { now: 0, today: before },
      )
      const reversed = { carriers: now.toReversed(), recentAlerts: alerts.toReversed() }
      expect(carrierChanges(look, reversed, today)).toEqual(
        carrierChanges(look, { carriers: now, recentAlerts: alerts }, today),
      )
    })
  })

  it('every change is of a watched carrier, has a text, and appears once', () => {
    holds([views, days], ({ was, now, alerts }, { before, today }) => {
      const look = snapshotAfter(
        { lastAlertId: null },
        { carriers: was, recentAlerts: [] },
        { now: 0, today: before },
      )
      const reported = carrierChanges(look, { carriers: now, recentAlerts: alerts }, today)
      expect(new Set(reported.map(({ key }) => key)).size).toBe(reported.length)
      for (const { carrierId, kind, text } of reported) {
        expect(now.some(({ id }) => id === carrierId)).toBe(true)
        expect(CHANGE_KINDS).toContain(kind)
        expect(text).not.toMatch(/undefined|null|NaN|^$/)
      }
    })
  })

  it('a snapshot reads back from storage', () => {
    holds([views, days], ({ was, alerts }, { before }) => {
      const look = snapshotAfter(
        { lastAlertId: null },
        { carriers: was, recentAlerts: alerts },
        { now: 7, today: before },
      )
      const stored: unknown = JSON.parse(JSON.stringify(writeSnapshot(look)))
      if (!isWrittenSnapshot(stored)) throw new Error('What was written is not a look')
      expect(readSnapshot(stored)).toEqual(look)
    })
  })
})
