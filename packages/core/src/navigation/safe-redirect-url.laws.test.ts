import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeRedirectUrl } from './safe-redirect-url.ts'

const trust = { origin: 'https://portal.example', allowedHosts: ['help.example'] }

const pieces = fc.constantFrom(
  ...[
    'https:',
    'http:',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '443',
    'portal.example',
    'help.example',
    'evil.example',
    '?',
  ],
  ...['#', '\t', ' ', '%00', '.', 'javascript:', '[::1]', 'ｅ'],
)

/** Addresses close to the valid form, so that many are followed and many are refused. */
const nearlyRight = fc
  .tuple(
    fc.constantFrom('https://', 'HTTPS://', 'http://', '//', '/', 'https:/', 'https:', 'ftp://', ''),
    fc.constantFrom('portal.example', 'Help.example', 'help.example', 'evil.example', '[::1]'),
    fc.constantFrom('', '', ':443', ':80', ':8443', '@evil.example', '.evil.example', '\\evil.example'),
    fc.constantFrom('', '/', '/broker/?from=1', '?x', '#x', '/\\evil.example', '/ x'),
  )
  .map(parts => parts.join(''))

const addresses = fc.oneof(
  nearlyRight,
  fc.array(pieces, { maxLength: 8 }).map(parts => parts.join('')),
  arbitrary.urls,
)

it('a followed redirect stays on this origin or a configured host, as a browser reads it', () => {
  holds([addresses], text => {
    const url = safeRedirectUrl(text, trust)
    if (url === undefined) return
    const { protocol, origin, host } = new URL(url, trust.origin)
    expect(['https:', 'http:']).toContain(protocol)
    expect(origin === trust.origin || host === 'help.example').toBe(true)
  })
  const followed = fc
    .sample(addresses, { numRuns: 1_000, seed: 406 })
    .filter(text => safeRedirectUrl(text, trust) !== undefined)
  expect(followed.length).toBeGreaterThan(40)
  expect(followed.length).toBeLessThan(500)
})
