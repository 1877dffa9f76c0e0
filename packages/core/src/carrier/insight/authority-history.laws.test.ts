import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { authorityAge, authorityGaps, authorityPeriods } from './authority-history.ts'

const history = fc.array(arbitrary.authorityActions, { maxLength: 15 })

it('periods of authority never overlap or touch, and only the last may be open', () => {
  holds([history], rows => {
    const periods = authorityPeriods(rows)
    for (const [at, { from, to }] of periods.entries()) {
      const next = periods[at + 1]
      if (to !== null) expect(from <= to).toBe(true)
      if (next !== undefined) expect(to !== null && to < next.from).toBe(true)
    }
  })
})

it("the order of a history's rows never changes its periods", () => {
  holds([history], rows => {
    expect(authorityPeriods(rows.toReversed())).toEqual(authorityPeriods(rows))
  })
})

it('a broker’s history never changes when a carrier had authority', () => {
  holds([history], rows => {
    expect(authorityPeriods(rows)).toEqual(
      authorityPeriods(rows.filter(({ authority }) => authority !== 'broker')),
    )
  })
})

it('a discontinued revocation never ends an authority', () => {
  holds([history], rows => {
    const without = rows.map(row =>
      row.finalAction === 'DISCONTINUED REVOCATION' ? { ...row, finalAction: null, finalOn: null } : row,
    )
    expect(authorityPeriods(without)).toEqual(authorityPeriods(rows))
  })
})

it('there is one gap fewer than there are periods, each of a day at least', () => {
  holds([history], rows => {
    const gaps = authorityGaps(rows)
    expect(gaps).toHaveLength(Math.max(0, authorityPeriods(rows).length - 1))
    for (const { days } of gaps) expect(days).toBeGreaterThan(0)
  })
})

it('a carrier with authority of some age has had it since a day not after today', () => {
  holds([history, arbitrary.calendarDates], (rows, today) => {
    const age = authorityAge(rows, today)
    if (age === null) return
    expect(age.since <= today).toBe(true)
    expect(authorityPeriods(rows).some(({ from }) => from === age.since)).toBe(true)
  })
})
