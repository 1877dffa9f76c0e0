import { aLoad, id, someLoadDetails } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { loadCarrierText } from './load-carrier-text.ts'

const stated = someLoadDetails({ statedCarrier: { type: 'MC', value: '123456', region: null } })

it.each([
  [aLoad({ carrierId: null }), 'No carrier yet'],
  [aLoad({ carrierId: null, details: someLoadDetails() }), 'No carrier yet'],
  [aLoad({ carrierId: null, details: stated }), 'MC 123456: no carrier on record'],
  [aLoad({ carrierId: id(7), carrier: null }), 'Carrier not on record'],
])('a load says of its carrier: %#', (load, text) => expect(loadCarrierText(load)).toBe(text))
