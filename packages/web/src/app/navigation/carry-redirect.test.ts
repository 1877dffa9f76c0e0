import { CallFailed } from '@fairhaul/core'
import { fakeSavedTarget } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { RedirectFlagsStore } from '../../stores/redirect-flags-store.ts'
import { redirectBy } from './carry-redirect.ts'

const setUp = (path = '/broker/carriers/2?tab=rules') => {
  const flags = new RedirectFlagsStore()
  const savedTarget = fakeSavedTarget()
  const went: string[] = []
  const url = new URL(path, 'https://portal.example')
  const carry = redirectBy({
    flags,
    savedTarget,
    navigator: { go: to => went.push(to) },
    page: url,
    allowedHosts: ['help.example'],
    leave: to => went.push(to),
  })
  return { flags, savedTarget, went, carry }
}

it.each([
  '/broker/carrier_vpn_block',
  'https://portal.example/broker/user_country_block',
  'https://help.example/blocked',
])('a 406 to %s is followed, and the current place is saved', url => {
  const { carry, went, flags, savedTarget } = setUp()
  carry({ kind: 'address', url })
  expect(went).toEqual([url])
  expect(flags.flags.wasRedirected).toBe(true)
  expect(savedTarget.read()).toBe('/carriers/2?tab=rules')
})

it.each([
  'https://elsewhere.example/',
  'https://help.example.elsewhere.example/',
  '//elsewhere.example/',
  '/broker/..//elsewhere.example',
  'javascript:alert(1)',
  'https://portal.example@elsewhere.example/',
  '',
  '/broker/carriers/2?tab=rules',
])('a 406 to %j is not followed, and its call fails', url => {
  const { carry, went, flags, savedTarget } = setUp()
  const follow = () => carry({ kind: 'address', url })
  expect(follow).toThrow(CallFailed)
  expect(follow).toThrow(expect.objectContaining({ failure: expect.objectContaining({ status: 406 }) }))
  expect(went).toEqual([])
  expect(flags.flags.wasRedirected).toBe(false)
  expect(savedTarget.read()).toBeNull()
})

it('a 406 to the blocking screen that is already shown stays on it', () => {
  const { carry, went, savedTarget } = setUp('/broker/user_country_block')
  carry({ kind: 'address', url: '/broker/user_country_block' })
  expect(went).toEqual([])
  expect(savedTarget.read()).toBeNull()
})

it('a 418 opens the pending access review once', () => {
  const { carry, went, flags, savedTarget } = setUp()
  carry({ kind: 'pending-access-review' })
  carry({ kind: 'pending-access-review' })
  expect(went).toEqual(['/pending-access-review'])
  expect(flags.flags.isPendingAccessReview).toBe(true)
  expect(savedTarget.read()).toBe('/carriers/2?tab=rules')
})

it.each(['/broker/', '/broker/login', '/broker/nowhere', '/broker/pending-access-review'])(
  'a place that cannot be returned to is not saved: %s',
  path => {
    const { carry, savedTarget } = setUp(path)
    carry({ kind: 'pending-access-review' })
    expect(savedTarget.read()).toBeNull()
  },
)
