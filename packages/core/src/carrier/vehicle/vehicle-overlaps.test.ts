import { arbitrary, aVehicleRun, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { disputeText, runsBeside, runsInDispute } from './vehicle-overlaps.ts'

const NAMES = ['Prairie Lantern', 'Copper Wren', 'Eagle Mesa'] as const
const run = (at: number, firstSeenOn: CalendarDate, lastSeenOn: CalendarDate) =>
  aVehicleRun({
    carrier: { ...aVehicleRun().carrier, id: id(at), legalName: NAMES[at - 1] ?? '' },
    firstSeenOn,
    lastSeenOn,
  })
const idsOf = (runs: readonly { readonly carrier: { readonly id: CarrierId } }[]) =>
  runs.map(({ carrier }) => carrier.id)

const own = run(1, '2026-03-01', '2026-06-01')
it.each([
  ['crossing it', '2026-05-01', '2026-08-01', true],
  ['within it', '2026-04-01', '2026-04-02', true],
  ['29 days after it', '2026-06-30', '2026-08-01', true],
  ['30 days after it', '2026-07-01', '2026-08-01', false],
  ['29 days before it', '2025-01-01', '2026-01-31', true],
  ['30 days before it', '2025-01-01', '2026-01-30', false],
] as const)('an overlap %s', (_, first, last, isBeside) => {
  const runs = [run(2, first, last), own]
  expect(idsOf(runsBeside(runs, id(1)))).toEqual(isBeside ? [2] : [])
})

it('there are no overlaps for a carrier never seen with the vehicle', () => {
  expect(runsBeside([own], id(3))).toEqual([])
})

it('overlaps apply both ways', () => {
  const runs = fc.uniqueArray(arbitrary.vehicleRuns, {
    selector: ({ carrier }) => carrier.id,
    maxLength: 5,
  })
  holds([runs], all => {
    for (const one of all) {
      for (const other of runsBeside(all, one.carrier.id))
        expect(idsOf(runsBeside(all, other.carrier.id))).toContain(one.carrier.id)
    }
  })
})

it.each([
  ['nobody', [], []],
  ['one alone', [run(1, '2026-01-01', '2026-11-10')], []],
  [
    'the last, when the one before was seen 30 days earlier',
    [run(1, '2026-01-01', '2026-11-10'), run(2, '2026-01-01', '2026-10-11')],
    [],
  ],
  [
    'two, when it was 29 days',
    [run(1, '2026-01-01', '2026-11-10'), run(2, '2026-01-01', '2026-10-12')],
    [1, 2],
  ],
  [
    'two, in whatever order',
    [
      run(2, '2026-01-01', '2026-10-12'),
      run(1, '2026-01-01', '2026-11-10'),
      run(3, '2025-01-01', '2025-01-02'),
    ],
    [2, 1],
  ],
] as const)('a contested vehicle: %s', (_, runs, expected) => {
  expect(idsOf(runsInDispute(runs))).toEqual(expected)
})

it('a contested vehicle has a text with advice', () => {
  const two = [run(1, '2026-01-01', '2026-11-10'), run(2, '2026-01-01', '2026-11-08')]
  expect(disputeText([])).toBeUndefined()
  expect(disputeText(two)).toBe(
    'Seen with two carriers in the same 30 days: Prairie Lantern on Nov 10, 2026, Copper Wren on Nov 8, 2026. Ask who runs it.',
  )
  expect(disputeText([...two, run(3, '2026-11-09', '2026-11-09')])).toMatch(
    /^Seen with 3 carriers in the same 30 days: .*, Eagle Mesa on Nov 9, 2026\. Ask who runs it\.$/,
  )
})
