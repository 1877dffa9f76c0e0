import { expect, it } from 'vitest'
import { addressLine } from './address-line.ts'
import type { Place } from './carrier.ts'

const NOWHERE: Place = { street: null, city: null, state: null, postalCode: null, country: null }

it.each([
  [
    { street: '1200 Commerce St', city: 'Dallas', state: 'TX', postalCode: '75202', country: 'US' },
    '1200 Commerce St, Dallas, TX 75202, US',
  ],
  [{ city: 'Dallas', state: 'TX' }, 'Dallas, TX'],
  [{ postalCode: '75202' }, '75202'],
  [{ street: 'PO Box 9', country: 'MX' }, 'PO Box 9, MX'],
  [{}, undefined],
])('%j is written %s', (some, line) => {
  expect(addressLine({ ...NOWHERE, ...some })).toBe(line)
})
