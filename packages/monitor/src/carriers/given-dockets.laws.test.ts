import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DocketHolding, givenOf } from './given-dockets.ts'

const holding = (id: number, more: Partial<DocketHolding>): DocketHolding => ({
  id,
  carrier_id: id,
  docket: 'MC770001',
  dot: String(90_000_000 + id),
  as_of: null,
  is_active: false,
  acted_on: null,
  is_begun: null,
  read_on: null,
  given_to_dot: null,
  given_as_of: null,
  given_source_file: null,
  ...more,
})
const LISTED = { as_of: '2026-11-20', is_active: true }
const toOf = (holders: readonly DocketHolding[]) =>
  [...givenOf(holders)].map(([{ id }, { given_to_dot }]) => [id, given_to_dot])

describe('a docket of two carriers', () => {
  it.each<[string, Partial<DocketHolding>, Partial<DocketHolding>, string | null, string | null]>([
    ['stays with both where the register says nothing', {}, {}, null, null],
    ['is of the one that the register has with it', LISTED, {}, null, '90000001'],
    ['is of the one that is active in it', { ...LISTED, is_active: false }, LISTED, '90000002', null],
    ['is of neither alone where both are active on one day', LISTED, LISTED, '90000002', '90000001'],
    [
      'is of the one whose authority began last, where both are active on one day',
      { ...LISTED, acted_on: '2026-06-01', is_begun: true },
      { ...LISTED, acted_on: '2026-08-20', is_begun: true },
      '90000002',
      null,
    ],
    [
      'is of neither alone where the authority that changed last ended',
      { ...LISTED, acted_on: '2026-06-01', is_begun: false },
      { ...LISTED, acted_on: '2026-08-20', is_begun: false },
      '90000002',
      '90000001',
    ],
    [
      'is of the one that is in it since a later day',
      LISTED,
      { ...LISTED, as_of: '2026-11-21' },
      '90000002',
      null,
    ],
    ['is of the one whose authority changed last', { acted_on: '2026-06-01' }, {}, null, '90000001'],
    [
      'is of the one whose authority began on the day on which the other ended',
      { acted_on: '2026-06-01', is_begun: false },
      { acted_on: '2026-06-01', is_begun: true },
      '90000002',
      null,
    ],
    ['stays where the other has no DOT number', {}, { ...LISTED, dot: null }, null, null],
  ])('%s', (_, one, other, first, second) => {
    expect(toOf([holding(1, one), holding(2, other)])).toEqual([
      [1, first],
      [2, second],
    ])
  })
})

const day = fc.option(fc.constantFrom('2026-06-01', '2026-11-20', '2026-11-21'), { nil: null })
const holders = fc
  .array(
    fc.record({
      as_of: day,
      is_active: fc.boolean(),
      acted_on: day,
      is_begun: fc.option(fc.boolean(), { nil: null }),
    }),
    {
      minLength: 2,
      maxLength: 6,
    },
  )
  .map(list => list.map((more, at) => holding(at + 1, more)))

describe('a docket of several carriers', () => {
  it('went to the same ones whatever the order in which they are read', () => {
    fc.assert(
      fc.property(
        holders.chain(list =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(new Map(toOf(shuffled) as [number, string | null][])).toEqual(
            new Map(toOf(list) as [number, string | null][]),
          )
        },
      ),
    )
  })
  it('is left with one of them at least, unless two are active on one day', () => {
    fc.assert(
      fc.property(holders, list => {
        const days = list.flatMap(({ is_active, as_of }) => (is_active && as_of !== null ? [as_of] : []))
        fc.pre(new Set(days).size === days.length)
        expect(toOf(list).map(([, to]) => to)).toContain(null)
      }),
    )
  })
  it('is left with no more than one of those that are active on the last day', () => {
    fc.assert(
      fc.property(holders, list => {
        const active = list.filter(({ is_active, as_of }) => is_active && as_of !== null)
        const last = active
          .map(({ as_of }) => as_of ?? '')
          .toSorted()
          .at(-1)
        const left = new Map(toOf(list) as [number, string | null][])
        expect(active.filter(it => it.as_of === last && left.get(it.id) === null).length).toBeLessThanOrEqual(
          1,
        )
      }),
    )
  })
})
