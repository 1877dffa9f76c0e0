import { describe, expect, it } from 'vitest'
import { matchRoute } from '../routes/match-route.ts'
import { documentTitle } from './document-title.ts'

describe('the document title', () => {
  it.each([
    ['/', 'Fairhaul - Home'],
    ['/login/code', 'Fairhaul - Login Verification'],
    ['/carriers/7', 'Fairhaul - Carrier Detail: 7'],
    ['/carriers/rate-confirmations/12', 'Fairhaul - Rate confirmation detail: 12'],
    ['/nowhere', 'Fairhaul - Page Not Found'],
  ])('the document title of %s is %s', (path, title) => {
    expect(documentTitle('main', matchRoute(path))).toBe(title)
  })

  it.each([
    ['/loads', 'Fairhaul Watchdog - Loads List'],
    ['/vehicles/9', 'Fairhaul Watchdog - Vehicle Show: 9'],
  ])('the document title of %s on the watchdog host begins with that brand: %s', (path, title) => {
    expect(documentTitle('watchdog', matchRoute(path))).toBe(title)
  })
})
