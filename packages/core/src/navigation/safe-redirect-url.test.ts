import { describe, expect, it } from 'vitest'
import { safeRedirectUrl } from './safe-redirect-url.ts'

const trust = {
  origin: 'https://portal.example',
  allowedHosts: ['Help.example', 'dev.example:8443', '[::1]:8080', 'help1'],
}

describe('the address of a 406 answer', () => {
  it.each([
    '/broker/carrier_vpn_block',
    '/broker/user_country_block?from=1#x',
    'https://portal.example',
    'https://portal.example:443/broker/',
    'HTTPS://PORTAL.example/broker/',
    'https://help.example/blocked',
    'http://help.example/',
    'https://dev.example:8443/x',
    'http://help.example:80/',
    'https://help.example:443?x',
    'http://[::1]:8080/broker/',
    '/broker/...',
    '/broker/a.b/?next=/../x',
  ])('the redirect of a 406 response to %s is followed', url => {
    expect(safeRedirectUrl(url, trust)).toBe(url)
  })

  it.each([
    'http://portal.example/',
    'http://help.example:443/',
    'https://help.example:80/',
    'https://help.example:8443/',
    'https://[::1]/',
    'http://help:801/',
    'https://help:4431/',
    'https://portal.example:123456/',
    'xhttps://portal.example/',
    'https://portal.example/a b',
    'https://portal.example:444/',
    'https://portal.example.evil.example/',
    'https://evil.example/',
    'https://evil.example/https://portal.example/',
    'https://portal.example@evil.example/',
    'https://portal.example\\@evil.example/',
    'https://dev.example/',
    'https:portal.example',
    '//portal.example/',
    '/broker/..//other.example',
    '/broker/./x',
    '/broker/%2E%2e/x',
    '/broker/.%2e',
    '/..?x',
    'https://portal.example/../x',
    '/\\evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://portal.example/',
    ' https://portal.example/',
    'broker/',
    '',
  ])('the redirect of a 406 response to %j is refused', url => {
    expect(safeRedirectUrl(url, trust)).toBeUndefined()
  })

  it("the redirect of a 406 response is refused if the portal's own origin is unknown", () => {
    expect(safeRedirectUrl('portal', { origin: 'portal', allowedHosts: [] })).toBeUndefined()
  })
})
