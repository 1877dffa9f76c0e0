import { describe, expect, it } from 'vitest'
import { documentTitle } from './document-title.ts'
import { matchRoute } from './match-route.ts'

describe('the document title', () => {
  it.each([
    ['/', 'Fairhaul - Home'],
    ['/login/code', 'Fairhaul - Login Verification'],
    ['/carriers/7', 'Fairhaul - Carrier Detail: 7'],
    ['/carriers/rate-confirmations/12', 'Fairhaul - Rate confirmation: 12'],
    ['/nowhere', 'Fairhaul - Page Not Found'],
  ])('of %s is %s', (path, title) => {
    expect(documentTitle('main', matchRoute(path))).toBe(title)
  })

  it('begins with the watchdog brand on its host', () => {
    expect(documentTitle('watchdog', matchRoute('/vehicles/9'))).toBe('Fairhaul Watchdog - Vehicle Show: 9')
  })
})
