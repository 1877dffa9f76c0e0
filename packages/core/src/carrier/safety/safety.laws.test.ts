import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BASICS, exceedsThreshold } from './basic.ts'
import { crashTotals } from './crash.ts'
import { inspectionsInOrder } from './inspection.ts'
import { inspectionTotals } from './inspection-totals.ts'
import { violationTotals } from './violation.ts'
import { isSameViolation, violationCode } from './violation-code.ts'

const TODAY = '2026-11-21'
const recent = fc.constantFrom('2026-11-21', '2025-01-01', '2024-11-21', '2020-01-01')

it('an out-of-service rate is a share, and none below five inspections of its kind', () => {
  const rows = fc.array(
    fc.tuple(arbitrary.inspections, recent).map(([row, inspectedOn]) => ({ ...row, inspectedOn }) as const),
    { maxLength: 30 },
  )
  holds([rows], inspections => {
    const { vehicle, driver, hazmat } = inspectionTotals(inspections, TODAY)
    for (const { rate, inspections: looked, outOfService } of [vehicle, driver, hazmat]) {
      expect(outOfService).toBeLessThanOrEqual(looked)
      if (looked < 5) expect(rate).toBeNull()
      else expect(rate).toBe(outOfService / looked)
    }
  })
})

it('the order of inspections never changes their totals or their list', () => {
  const near = fc.tuple(arbitrary.inspections, recent).map(([row, inspectedOn]) => ({ ...row, inspectedOn }))
  holds([fc.uniqueArray(near, { selector: ({ id }) => id })], inspections => {
    const turned = inspections.toReversed()
    expect(inspectionTotals(turned, TODAY)).toEqual(inspectionTotals(inspections, TODAY))
    expect(inspectionsInOrder(turned)).toEqual(inspectionsInOrder(inspections))
  })
})

it('each crash is counted by one severity only', () => {
  const rows = fc.array(
    fc.tuple(arbitrary.crashes, recent).map(([row, occurredOn]) => ({ ...row, occurredOn }) as const),
  )
  holds([rows], crashes => {
    const totals = crashTotals(crashes, TODAY)
    expect(totals.fatal + totals.injury + totals.towAway).toBe(totals.crashes)
    expect(totals.notPreventable).toBeLessThanOrEqual(totals.crashes)
  })
})

it('a dismissed violation does not count', () => {
  holds([fc.array(arbitrary.violations)], violations => {
    const statuses = violations.filter(({ isDismissed }) => !isDismissed)
    const { dismissed, ...rest } = violationTotals(violations)
    expect({ ...rest, dismissed: 0 }).toEqual(violationTotals(statuses))
    expect(dismissed + rest.violations).toBe(violations.length)
  })
})

it('a violation code that was formatted stays as it is', () => {
  const code = fc.tuple(
    fc.integer({ min: 100, max: 399 }),
    fc.constantFrom('1', '47E', '2SLLS4'),
    fc.constantFrom('', '.'),
  )
  holds([code], ([part, section, dot]) => {
    const text = `${part}${dot}${section}`
    expect(violationCode(violationCode(text))).toBe(violationCode(text))
    expect(violationCode(text)).toBe(`${part}.${section}`)
    expect(isSameViolation(text, violationCode(text))).toBe(true)
  })
})

it('a worse percentile never removes an intervention', () => {
  const percentiles = fc.integer({ min: 0, max: 99 })
  holds(
    [fc.constantFrom(...BASICS), percentiles, fc.constantFrom('general', 'hazmat', 'passenger')],
    (basic, percentile, group) => {
      if (exceedsThreshold({ basic, percentile }, group) === true)
        expect(exceedsThreshold({ basic, percentile: percentile + 1 }, group)).toBe(true)
    },
  )
})
