import { describe, expect, it } from 'vitest'
import { brandOfCall } from './brand-of-call.ts'
import { portalLink } from './portal-link.ts'

const BOTH = ['https://portal.example', 'https://Watchdog.portal.example']

describe('a link in a mail', () => {
  it.each([
    [BOTH, undefined, 'https://portal.example/broker/sign-up'],
    [BOTH, 'main', 'https://portal.example/broker/sign-up'],
    [BOTH, 'watchdog', 'https://Watchdog.portal.example/broker/sign-up'],
    [BOTH.toReversed(), 'main', 'https://portal.example/broker/sign-up'],
    [['https://portal.example'], 'watchdog', 'https://portal.example/broker/sign-up'],
    [[], 'main', '/broker/sign-up'],
  ] as const)('of %j for %s is %s', (publicOrigins, brand, link) => {
    expect(portalLink({ publicOrigins }, 'sign-up', brand)).toBe(link)
  })
})

describe('the brand of a call', () => {
  it.each([
    ['http://127.0.0.1:4180/monitor/sign_up', 'http://watchdog.localhost:4170', 'watchdog'],
    ['http://127.0.0.1:4180/monitor/sign_up', 'http://localhost:4170', 'main'],
    ['http://watchdog.localhost/monitor/sign_up', null, 'watchdog'],
    ['http://watchdog.localhost/monitor/sign_up', 'http://localhost:4170', 'main'],
    ['http://localhost/monitor/watchdog', null, 'main'],
    ['http://localhost/monitor/sign_up', 'null', 'main'],
    ['http://WATCHDOG.localhost/monitor/sign_up', 'no origin', 'watchdog'],
  ])('to %s from a page of %s is %s', (address, origin, brand) => {
    const headers = origin === null ? undefined : { origin }
    expect(brandOfCall(new Request(address, headers && { headers }))).toBe(brand)
  })
})
