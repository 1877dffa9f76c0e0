import { aCarrierCompanyAccount, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { accountOfCarrier, accountText } from './carrier-company-account.ts'

it('the account of a carrier is the first one made for it', () => {
  const first = aCarrierCompanyAccount({ id: id(3) })
  const other = aCarrierCompanyAccount({ id: id(1), carrierId: id(8) })
  const later = aCarrierCompanyAccount({ id: id(5) })
  expect(accountOfCarrier([later, other, first], id(7))).toBe(first)
  expect(accountOfCarrier([other, first, later], id(7))).toBe(first)
})

it('a carrier without an account has none', () => {
  expect(accountOfCarrier([aCarrierCompanyAccount({ carrierId: id(8) })], id(7))).toBeNull()
  expect(accountOfCarrier([], id(7))).toBeNull()
})

it('the account of a carrier has a text', () => {
  expect(accountText(aCarrierCompanyAccount())).toBe('Has its own account, as Eagle Mesa Freight LLC')
  expect(accountText(null)).toBe('No account of its own')
})
