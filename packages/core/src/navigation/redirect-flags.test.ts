import { describe, expect, it } from 'vitest'
import { explainsBlock, NO_REDIRECT_FLAGS, redirectFlagsOn } from './redirect-flags.ts'

const both = { wasRedirected: true, isPendingAccessReview: true }
const neither = { wasRedirected: false, isPendingAccessReview: false }

describe('the redirect flags', () => {
  it('redirect flags are off until the server sets them', () => {
    expect(NO_REDIRECT_FLAGS).toEqual(neither)
  })

  it.each([
    ['of a 406', '/carrier_vpn_block', { ...neither, wasRedirected: true }],
    ['of a 406', '/carriers/carrier_vpn_block', { ...neither, wasRedirected: true }],
    ['of a 406', '/x/user_country_block', { ...neither, wasRedirected: true }],
    ['of a 418', '/pending-access-review', { ...neither, isPendingAccessReview: true }],
    ['of neither', '/', neither],
    ['of neither', '/carrier_vpn_block/more', neither],
    ['of neither', '/pending-access-review/more', neither],
  ])('redirect flags stay set %s on %s', (_, path, flags) => {
    expect(redirectFlagsOn(path, both)).toEqual(flags)
  })

  it.each(['/carrier_vpn_block', '/x/user_country_block', '/pending-access-review', '/'])(
    'redirect flags are not set by opening %s',
    path => {
      expect(redirectFlagsOn(path, neither)).toEqual(neither)
    },
  )

  it('redirect flags are independent: a screen clears the flag of the other', () => {
    expect(redirectFlagsOn('/pending-access-review', { ...neither, wasRedirected: true })).toEqual(neither)
    expect(redirectFlagsOn('/carrier_vpn_block', { ...neither, isPendingAccessReview: true })).toEqual(
      neither,
    )
  })
})

it.each([
  ['carrier-vpn-block', true],
  ['user-country-block', true],
  ['pending-access-review', true],
  ['home', false],
  ['login', false],
] as const)('whether the route %s explains a block: %s', (name, says) => {
  expect(explainsBlock(name)).toBe(says)
})
