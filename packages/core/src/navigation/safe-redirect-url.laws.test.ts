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

it('what is followed stays on this origin or a configured host, as a browser reads it', () => {
  holds(
    [
      fc.oneof(
        fc.array(pieces, { maxLength: 8 }).map(parts => parts.join('')),
        arbitrary.urls,
      ),
    ],
    text => {
      const url = safeRedirectUrl(text, trust)
      if (url === undefined) return
      const { protocol, origin, host } = new URL(url, trust.origin)
      expect(['https:', 'http:']).toContain(protocol)
      expect(origin === trust.origin || host === 'help.example').toBe(true)
    },
  )
})
