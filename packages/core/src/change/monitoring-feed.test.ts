import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOfAll, readChangeKind } from './carrier-change.ts'
import { countOfCarriers, regionTallyText, type StateTally, tallyRegions } from './monitoring-feed.ts'

const tally = (
  state: string | null,
  numbers: Partial<StateTally> = {},
  country: string | null = 'US',
): StateTally => ({ country, state, monitored: 1, fail: 0, incomplete: 0, ending: 0, ...numbers })

const SUMMED = ['monitored', 'fail', 'incomplete', 'ending'] as const

describe('tallyRegions', () => {
  it('regions with the most failures come first, then those with insurance that ends, then the largest', () => {
    const { regions, unmapped } = tallyRegions([
      tally('CO', { monitored: 90 }),
      tally('GA', { monitored: 9 }),
      tally('FL', { ending: 2 }),
      tally('TX', { fail: 3 }),
      tally('ZZ', { monitored: 4 }),
      tally(null, { monitored: 2 }),
    ])
    expect(regions.map(({ region, shade }) => [region.name, shade])).toEqual([
      ['Texas', 4],
      ['Florida', 2],
      ['Colorado', null],
      ['Georgia', null],
    ])
    expect(unmapped).toBe(6)
  })

  it('the old letters of Quebec count as its new ones', () => {
    const { regions } = tallyRegions([tally('PQ', { fail: 1 }, 'CA'), tally('QC', { fail: 2 }, 'CA')])
    expect(regions).toMatchObject([{ region: { key: 'CA-QC' }, monitored: 2, fail: 3 }])
  })

  it('no carrier is lost or counted twice, and only a region with something to do is shaded', () => {
    holds([fc.array(arbitrary.stateTallies)], tallies => {
      const { regions, unmapped } = tallyRegions(tallies)
      const sum = (rows: readonly StateTally[] | typeof regions, name: (typeof SUMMED)[number]) =>
        rows.reduce((all, row) => all + row[name], 0)
      expect(sum(regions, 'monitored') + unmapped).toBe(sum(tallies, 'monitored'))
      expect(new Set(regions.map(({ region }) => region.key)).size).toBe(regions.length)
      for (const each of regions) {
        expect(each.shade === null).toBe(each.fail + each.ending === 0)
        for (const name of SUMMED) expect(each[name]).toBeLessThanOrEqual(sum(tallies, name))
      }
    })
  })

  it('the order of the states does not matter', () => {
    holds([fc.array(arbitrary.stateTallies)], tallies => {
      expect(tallyRegions(tallies.toReversed())).toEqual(tallyRegions(tallies))
    })
  })
})

it('counts add up to all changes and all carriers', () => {
  expect(countOfAll({ verdict: 1, authority: 2, insurance: 3, alert: 4 })).toBe(10)
  expect(countOfCarriers({ Fail: 1, Incomplete: 2, Override: 3, Pass: 4, None: 5 })).toBe(15)
})

it.each([
  ['alert', 'alert'],
  ['Alert', undefined],
  [null, undefined],
])('the kind of changes in the address %j is %j', (name, kind) => {
  expect(readChangeKind(name)).toBe(kind)
})

it.each([
  [{ fail: 12, ending: 3 }, 'Texas: 12 of 140 fail, insurance of 3 ends within 30 days'],
  [{ fail: 1, ending: 0 }, 'Texas: 1 of 140 fails'],
  [{ fail: 0, ending: 0 }, 'Texas: 0 of 140 fail'],
])('a state with %j is shown as %s', (numbers, text) => {
  const tally = { country: 'US', state: 'TX', monitored: 140, incomplete: 0, ...numbers } as const
  expect(tallyRegions([tally]).regions.map(regionTallyText)).toEqual([text])
})

it('states are in the order of their failures, then of what ends, then of their carriers, then of their names', () => {
  const tally = (state: string, fail: number, ending: number, monitored: number) =>
    ({ country: 'US', state, fail, ending, monitored, incomplete: 0 }) as const
  const tallies = [
    tally('UT', 1, 1, 5),
    tally('IA', 1, 1, 5),
    tally('OH', 1, 1, 9),
    tally('ME', 1, 2, 3),
    tally('TX', 4, 0, 9),
  ]
  expect(tallyRegions(tallies).regions.map(({ region }) => region.name)).toEqual([
    'Texas',
    'Maine',
    'Ohio',
    'Iowa',
    'Utah',
  ])
})
