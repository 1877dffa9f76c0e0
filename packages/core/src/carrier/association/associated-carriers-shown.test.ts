import { anAssociatedCarrier, id, someSharedCounts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  associatedCarriersShown,
  byMostShared,
  hasRequiredAssociations,
  oneRecordPerCarrier,
} from './associated-carriers-shown.ts'

const carrier = anAssociatedCarrier

it('one record per carrier holds the largest of each counter and the latest of everything else', () => {
  const first = carrier({
    legalName: 'OLD',
    shared: someSharedCounts({ email: 2, phone: null, contact: 1, address: 1 }),
  })
  const last = carrier({
    legalName: 'NEW',
    shared: someSharedCounts({ email: 1, phone: 3, contact: null, address: 4 }),
  })
  expect(oneRecordPerCarrier([first, last])).toEqual([
    { ...last, shared: someSharedCounts({ email: 2, phone: 3, contact: 1, address: 4 }) },
  ])
})

it('other carriers stay separate, in the order received', () => {
  const [one, two] = [carrier({ id: id(9) }), carrier({ id: id(8) })]
  expect(oneRecordPerCarrier([one, two, one])).toEqual([one, two])
})

it('no records give none, and an unchecked kind stays unchecked', () => {
  const row = carrier({ shared: someSharedCounts({ email: null, phone: 0 }) })
  expect(oneRecordPerCarrier([])).toEqual([])
  expect(oneRecordPerCarrier([row, row])).toEqual([row])
})

const row = carrier({ shared: someSharedCounts({ email: 1, phone: 2, contact: null }) })
it.each([
  [[], true],
  [['email'], true],
  [['email', 'phone'], true],
  [['email', 'address'], false],
  [['contact'], false],
] as const)('the associated carriers that share %j: %s', (required, expected) => {
  expect(hasRequiredAssociations(row, required)).toBe(expected)
})

const shares = (change: Parameters<typeof someSharedCounts>[0]) => ({ shared: someSharedCounts(change) })
const unknown = {
  email: null,
  phone: null,
  address: null,
  contact: null,
  remote_address: null,
  vehicle_vin: null,
}
it.each([
  ['who shares more', carrier(shares({ email: 3 })), carrier(shares({ email: 2, phone: 0 }))],
  ['more kinds of as many', carrier(shares({ email: 1, phone: 1 })), carrier(shares({ phone: 2 }))],
  ['nothing before not looked into', carrier(shares({})), carrier({ id: id(1), shared: unknown })],
  ['the name', carrier({ legalName: 'A-Zebra' }), carrier({ legalName: 'A-Z HAUL', id: id(1) })],
  ['the id, of one name', carrier({ id: id(1) }), carrier({ id: id(2) })],
])('the order of associated carriers puts first %s', (_, first, second) => {
  expect(byMostShared(first, second)).toBeLessThan(0)
  expect(byMostShared(second, first)).toBeGreaterThan(0)
  expect(byMostShared(first, first)).toBe(0)
})

it('associated carriers are shown once, with what is required, the strongest tie first', () => {
  const strong = carrier({ id: id(1), shared: someSharedCounts({ email: 5 }) })
  const weak = carrier({ id: id(2), shared: someSharedCounts({ email: 1 }) })
  const other = carrier({ id: id(3), shared: someSharedCounts({ phone: 9 }) })
  const rows = [weak, other, strong, weak]
  expect(associatedCarriersShown(rows, ['email'])).toEqual([strong, weak])
  expect(associatedCarriersShown(rows)).toEqual([other, strong, weak])
  expect(associatedCarriersShown([])).toEqual([])
})
