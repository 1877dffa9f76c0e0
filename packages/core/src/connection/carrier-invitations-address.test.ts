import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  ALL_CARRIER_INVITATIONS,
  carrierInvitationsPath,
  readCarrierInvitationsAddress,
} from './carrier-invitations-address.ts'

it.each([
  ['', {}],
  ['carrier=7&page=2&open=21', { carrierId: id(7), page: 2, open: id(21) }],
  ['carrier=x&page=0&open=-1', {}],
])('the address %j of carrier invitations is read as %j', (query, expected) => {
  expect(readCarrierInvitationsAddress(query)).toEqual({
    ...ALL_CARRIER_INVITATIONS,
    ...expected,
  })
})

it('the path of carrier invitations leads back to the same list', () => {
  for (const address of [
    ALL_CARRIER_INVITATIONS,
    { carrierId: id<'carrier'>(7), page: 3, open: id<'connection-invitation'>(21) },
  ]) {
    const { search } = new URL(carrierInvitationsPath(address), 'http://portal.invalid')
    expect(readCarrierInvitationsAddress(search)).toEqual(address)
  }
  expect(carrierInvitationsPath()).toBe('/carriers/invitations')
})
