import { expect, it } from 'vitest'
import { ASSOCIATION_KINDS, ASSOCIATION_LABELS, associationCount } from './association-kinds.ts'

it('the kinds of associations are the six counters in their order, each with its name', () => {
  expect(ASSOCIATION_KINDS.map(kind => [kind, ASSOCIATION_LABELS[kind]])).toEqual([
    ['email', 'E-mails'],
    ['phone', 'Phones'],
    ['address', 'Addresses'],
    ['contact', 'Contacts'],
    ['remote_address', 'Remote addresses'],
    ['vehicle_vin', 'Vehicle VINs'],
  ])
})

it.each([
  ['email', '1 e-mail', '2 e-mails'],
  ['phone', '1 phone', '2 phones'],
  ['address', '1 address', '2 addresses'],
  ['contact', '1 contact', '2 contacts'],
  ['remote_address', '1 remote address', '2 remote addresses'],
  ['vehicle_vin', '1 vehicle VIN', '2 vehicle VINs'],
] as const)('the kind %s is counted as %s and %s', (kind, one, two) => {
  expect([associationCount(kind, 1), associationCount(kind, 2)]).toEqual([one, two])
})
