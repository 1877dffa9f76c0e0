import { someSharedCounts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { sharedKinds, sharedOfKind, sharedReasons, sharedText, sharedTotal } from './shared-text.ts'

const unknown = someSharedCounts({
  email: null,
  phone: null,
  address: null,
  contact: null,
  remote_address: null,
  vehicle_vin: null,
})

it.each([
  [someSharedCounts(), [], 0, [], 'Nothing shared'],
  [unknown, [], null, [], 'Not on record'],
  [{ ...unknown, phone: 0 }, [], 0, [], 'Nothing shared'],
  [{ ...unknown, phone: 3 }, ['phone'], 3, ['3 phones'], 'Shares 3 phones'],
  [
    someSharedCounts({ vehicle_vin: 4, email: 2, contact: 1 }),
    ['email', 'contact', 'vehicle_vin'],
    7,
    ['2 e-mails', '1 contact', '4 vehicle VINs'],
    'Shares 2 e-mails, 1 contact, 4 vehicle VINs',
  ],
] as const)('what is shared with %j by kind, in total and as text', (shared, kinds, total, reasons, text) => {
  expect(sharedKinds(shared)).toEqual(kinds)
  expect(sharedTotal(shared)).toBe(total)
  expect(kinds.map(kind => sharedOfKind(shared, kind)).reduce((sum, count) => sum + count, 0)).toBe(
    total ?? 0,
  )
  expect(sharedReasons(shared)).toEqual(reasons)
  expect(sharedText(shared)).toBe(text)
})
