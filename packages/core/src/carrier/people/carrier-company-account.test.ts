import { aCarrierCompanyAccount, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { accountOfCarrier, accountText } from './carrier-company-account.ts'

describe('the account of a carrier', () => {
  it('is the one of that carrier, of several the first that was made', () => {
    const first = aCarrierCompanyAccount({ id: id(3) })
    const other = aCarrierCompanyAccount({ id: id(1), carrierId: id(8) })
    const later = aCarrierCompanyAccount({ id: id(5) })
    expect(accountOfCarrier([later, other, first], id(7))).toBe(first)
    expect(accountOfCarrier([other, first, later], id(7))).toBe(first)
  })

  it('is none where none is that carrier’s', () => {
    expect(accountOfCarrier([aCarrierCompanyAccount({ carrierId: id(8) })], id(7))).toBeNull()
    expect(accountOfCarrier([], id(7))).toBeNull()
  })

  it('is told in words', () => {
    expect(accountText(aCarrierCompanyAccount())).toBe('Has its own account, as Eagle Mesa Freight LLC')
    expect(accountText(null)).toBe('No account of its own')
  })
})
