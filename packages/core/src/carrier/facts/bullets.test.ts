import { aCarrierDetail, arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { RULE_TYPES } from '../../rules/rule-types.ts'
import { authorityAgeBullet, type Bullet, coverBullets, outOfServiceBullets } from './bullets.ts'

const TODAY = '2026-11-21'
const { insurance, safety, authority, census } = aCarrierDetail()

const textOf = ({ label, text, measure, isShort }: Bullet) =>
  `${label} ${text}, ${measure}${isShort ? ', short' : ''}`

it('cover in force is measured by the most that the rules require', () => {
  const less = { ...insurance, bipdUsd: 750_000, cargoUntil: '2026-11-20' } as const
  expect(coverBullets(less, RULE_TYPES, TODAY).map(textOf)).toEqual([
    'BIPD $750,000, needs $1,000,000, short',
    'Cargo none in force, needs $100,000, short',
  ])
  expect(coverBullets(less, ['bipd_at_least_750000'], TODAY).map(textOf)).toEqual([
    'BIPD $750,000, needs $750,000',
  ])
  expect(coverBullets(less, [], TODAY)).toEqual([])
  const [bipd] = coverBullets(less, RULE_TYPES, TODAY)
  expect([bipd?.value, bipd?.mark]).toEqual([0.6, 0.8])
})

it('excess cover alone is no cover in force', () => {
  const excess = { ...insurance, cargoUsd: null, cargoUntil: null, cargoGap: 'excess_only' } as const
  expect(coverBullets(excess, ['cargo_at_least_100000'], TODAY).map(textOf)).toEqual([
    'Cargo none in force, needs $100,000, short',
  ])
})

it('out-of-service rates are measured by the national averages', () => {
  const rates = safety && { ...safety, vehicleOutOfServiceRate: 0.313, driverOutOfServiceRate: 0 }
  expect(outOfServiceBullets(rates).map(textOf)).toEqual([
    'Vehicle OOS 31.3%, US average 22.3%, short',
    'Driver OOS 0%, US average 6.7%',
  ])
  expect(outOfServiceBullets(safety && { ...safety, inspections24Months: 2 })).toEqual([])
  expect(outOfServiceBullets(null)).toEqual([])
})

it('the age of an authority is measured by the months that the rules require', () => {
  const age = (since: `${number}-${number}-${number}` | null, common = 'A') => {
    const it = authorityAgeBullet({ authority: { ...authority, common, since }, census }, RULE_TYPES, TODAY)
    return it && textOf(it)
  }
  expect(age('2026-09-04')).toBe('Authority age 2 months, needs 6 months, short')
  expect(age('2016-05-02')).toBe('Authority age 10 years, needs 6 months')
  expect([age(null), age('2016-05-02', 'I')]).toEqual([undefined, undefined])
  expect(authorityAgeBullet({ authority, census }, [], TODAY)).toBeUndefined()
})

it('bars and marks lie between 0 and 1, and a bar is short on the bad side of its mark', () =>
  holds([arbitrary.carriers, arbitrary.calendarDates], (carrier, today) => {
    const age = authorityAgeBullet(carrier, RULE_TYPES, today)
    const bullets = [...coverBullets(carrier.insurance, RULE_TYPES, today), ...(age ? [age] : [])]
    for (const { value, mark } of [...bullets, ...outOfServiceBullets(carrier.safety)]) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      expect(mark).toBeGreaterThan(0)
      expect(mark).toBeLessThanOrEqual(1)
    }
    for (const { value, mark, isShort } of bullets) expect(isShort).toBe(value < mark)
    for (const { value, mark, isShort } of outOfServiceBullets(carrier.safety))
      expect(isShort).toBe(value > mark)
  }))
