import { expect, it } from 'vitest'
import { readConfiguration } from '../read-configuration.ts'
import { USUAL_CONFIGURATION } from '../read-page-configuration.ts'
import type { Texts } from '../setting.ts'
import { trustedTypesOf } from './trusted-types.ts'

const rule = (texts: Texts) => {
  const read = readConfiguration(texts)
  return trustedTypesOf(read.ok ? read.value : USUAL_CONFIGURATION)
}

it.each([
  ['nothing', {}, { enforced: true, policies: ['fairhaul-workers'] }],
  [
    'error reports',
    { FAIRHAUL_SENTRY_DSN: 'https://k@e.example/1' },
    { enforced: true, policies: ['fairhaul-workers'] },
  ],
  [
    'a tag manager',
    { FAIRHAUL_TAG_MANAGER_ID: 'GTM-A' },
    { enforced: true, policies: ['fairhaul-workers', 'fairhaul-scripts', 'default'] },
  ],
  [
    'a chat',
    { FAIRHAUL_CHAT_APP_ID: 'a' },
    { enforced: false, policies: ['fairhaul-workers', 'fairhaul-scripts'] },
  ],
])('the Trusted Types fit a portal configured with %s', (_, texts: Texts, expected) =>
  expect(rule(texts)).toEqual(expected),
)

it('a chat that is switched off keeps Trusted Types on', () => {
  expect(rule({ FAIRHAUL_CHAT_APP_ID: 'a', ENABLE_INTERCOM: '0' })).toEqual(rule({}))
})

it('maps may create the policies that their loader names', () => {
  expect(rule({ FAIRHAUL_MAPS_KEY: 'k' }).policies).toContain('@googlemaps/js-api-loader')
})
