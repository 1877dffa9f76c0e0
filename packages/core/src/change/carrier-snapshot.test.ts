import { aCarrier, anIdentityAlert, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  emptySnapshot,
  SNAPSHOT_CARRIERS_MAX,
  snapshotAfter,
  snapshotAgeText,
  withNewCarriers,
} from './carrier-snapshot.ts'
import { isWrittenSnapshot, readSnapshot, writeSnapshot } from './carrier-snapshot-shape.ts'

const TODAY = '2026-11-21'
const now = Date.parse('2026-11-21T14:05:00Z')
const carriers = [aCarrier({ id: id(1) }), aCarrier({ id: id(2) })]

it('a snapshot keeps the first state of carriers, and drops removed ones', () => {
  const first = withNewCarriers(emptySnapshot({ now, today: TODAY }), { carriers }, TODAY)
  expect([...first.carriers.keys()]).toEqual([1, 2])
  expect(first.carriers.get(id(1))?.isSeen).toBe(false)
  const later = withNewCarriers(
    first,
    { carriers: [aCarrier({ id: id(2) }), aCarrier({ id: id(3) })] },
    '2026-11-25',
  )
  expect([...later.carriers.values()].map(({ day }) => day)).toEqual([TODAY, '2026-11-25'])
})

it('a snapshot keeps 200 carriers at most', () => {
  const many = Array.from({ length: 230 }, (_, at) => aCarrier({ id: id(at + 1) }))
  expect(withNewCarriers(emptySnapshot({ now, today: TODAY }), { carriers: many }, TODAY).carriers.size).toBe(
    SNAPSHOT_CARRIERS_MAX,
  )
  expect(
    snapshotAfter({ lastAlertId: null }, { carriers: many, recentAlerts: [] }, { now, today: TODAY }).carriers
      .size,
  ).toBe(SNAPSHOT_CARRIERS_MAX)
})

it('a snapshot keeps the greatest seen alert id, also without alerts', () => {
  const see = (lastAlertId: number | null, ...seen: readonly number[]) =>
    snapshotAfter(
      { lastAlertId: lastAlertId === null ? null : id(lastAlertId) },
      { carriers, recentAlerts: seen.map(at => anIdentityAlert({ id: id(at) })) },
      { now, today: TODAY },
    ).lastAlertId
  expect(see(null)).toBeNull()
  expect(see(null, 7, 9, 8)).toBe(9)
  expect(see(12, 7)).toBe(12)
})

it('a snapshot says since when changes are shown', () => {
  const first = emptySnapshot({ now, today: TODAY })
  expect(snapshotAgeText(first)).toBe('since 14 Nov 2026')
  expect(snapshotAgeText({ ...first, isSeen: true })).toMatch(/^since 2[12] Nov 2026, \d\d:\d5$/)
})

const written = writeSnapshot(
  snapshotAfter({ lastAlertId: id(7) }, { carriers, recentAlerts: [] }, { now, today: TODAY }),
)
const changed = (change: (look: Record<string, unknown>) => void) => {
  const copy = JSON.parse(JSON.stringify(written)) as Record<string, unknown>
  change(copy)
  return copy
}
const factsOf = (look: Record<string, unknown>) =>
  (look['carriers'] as [number, Record<string, Record<string, unknown>>][])[0]?.[1] as Record<string, unknown>

it('a stored snapshot reads back', () => {
  expect(isWrittenSnapshot(JSON.parse(JSON.stringify(written)))).toBe(true)
  expect(readSnapshot(written).carriers.get(id(2))?.covers.BIPD.usd).toBe(1_000_000)
})

it.each([
  ['nothing', (): unknown => undefined],
  ['a text', (): unknown => 'look'],
  ['no time', () => changed(look => delete look['at'])],
  ['a day of no calendar', () => changed(look => void (look['day'] = '2026-02-30'))],
  ['no mark', () => changed(look => void (look['isSeen'] = 1))],
  ['an alert without a number', () => changed(look => void (look['lastAlertId'] = 0))],
  ['no carriers', () => changed(look => void (look['carriers'] = {}))],
  [
    'too many',
    () => changed(look => void (look['carriers'] = Array.from({ length: 201 }, () => written.carriers[0]))),
  ],
  ['half a pair', () => changed(look => void (look['carriers'] = [[1]]))],
  ['no pair', () => changed(look => void (look['carriers'] = [7]))],
  ['a carrier without a number', () => changed(look => void (look['carriers'] = [['1', factsOf(look)]]))],
  ['no facts', () => changed(look => void (look['carriers'] = [[1, null]]))],
  ['facts without a day', () => changed(look => delete factsOf(look)['day'])],
  ['facts without a mark', () => changed(look => delete factsOf(look)['isSeen'])],
  ['a verdict that is none', () => changed(look => void (factsOf(look)['verdict'] = 'Maybe'))],
  ['no authority', () => changed(look => void (factsOf(look)['authority'] = null))],
  ['an order that is none', () => changed(look => void (factsOf(look)['outOfService'] = 'yes'))],
  ['alerts that are no number', () => changed(look => void (factsOf(look)['alerts'] = null))],
  ['no covers', () => changed(look => void (factsOf(look)['covers'] = null))],
  [
    'a line too few',
    () => changed(look => delete (factsOf(look)['covers'] as Record<string, unknown>)['Cargo']),
  ],
] as const)('a stored value is no snapshot: %s', (_, make) => {
  expect(isWrittenSnapshot(make())).toBe(false)
})
