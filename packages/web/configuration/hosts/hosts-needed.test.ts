import { expect, it } from 'vitest'
import { readConfiguration } from '../read-configuration.ts'
import type { Texts } from '../setting.ts'
import { HOST_USES } from './hosts.ts'
import { hostsNeeded } from './hosts-needed.ts'

const needed = (texts: Texts) => {
  const read = readConfiguration(texts)
  if (!read.ok) throw new Error(read.refusal[0]?.message)
  return hostsNeeded(read.value)
}

/** The directives that have sources, and their sources. */
const used = (texts: Texts) =>
  Object.fromEntries(Object.entries(needed(texts)).filter(([, sources]) => sources.length > 0))

it('no hosts are needed while nothing is configured, and every use is listed', () => {
  expect(used({})).toEqual({})
  expect(Object.keys(needed({}))).toEqual([...HOST_USES])
})

it('error reports need only the host of their DSN', () => {
  expect(used({ FAIRHAUL_SENTRY_DSN: 'https://k@errors.example:8443/sub/1' })).toEqual({
    connect: ['https://errors.example:8443'],
  })
})

it.each([
  ['the tag manager', { FAIRHAUL_TAG_MANAGER_ID: 'GTM-A' }, 'https://www.googletagmanager.com'],
  ['the chat', { FAIRHAUL_CHAT_APP_ID: 'a1' }, 'https://widget.intercom.io'],
  ['maps', { FAIRHAUL_MAPS_KEY: 'k' }, 'https://maps.googleapis.com'],
])('%s may load its script', (_, texts: Texts, host) => {
  expect(needed(texts).script).toContain(host)
})

it('card fields need frames of the provider, and load no script', () => {
  const { frame, script } = needed({ FAIRHAUL_CARD_AUTHORIZATION: 'production_a_b' })
  expect([frame, script]).toEqual([['https://assets.braintreegateway.com'], []])
})

it('a chat that is switched off needs no hosts', () => {
  expect(used({ FAIRHAUL_CHAT_APP_ID: 'a1', ENABLE_INTERCOM: '0' })).toEqual({})
})

it.each([
  ['sandbox_a_b', 'https://api.sandbox.braintreegateway.com', 'https://api.braintreegateway.com'],
  ['production_a_b', 'https://api.braintreegateway.com', 'https://api.sandbox.braintreegateway.com'],
])('a key of %s needs only the hosts of its own environment', (key, own, other) => {
  const { connect } = needed({ FAIRHAUL_CARD_AUTHORIZATION: key })
  expect([connect.includes(own), connect.includes(other)]).toEqual([true, false])
})

it('no service allows every host, and none may run scripts of the page', () => {
  const all = needed({
    FAIRHAUL_SENTRY_DSN: 'https://k@errors.example/1',
    FAIRHAUL_TAG_MANAGER_ID: 'GTM-A',
    FAIRHAUL_CHAT_APP_ID: 'a1',
    FAIRHAUL_MAPS_KEY: 'k',
    FAIRHAUL_CARD_AUTHORIZATION: 'sandbox_a_b',
  })
  expect(Object.values(all).flat()).not.toContain('*')
  expect(all.script.filter(source => !source.startsWith('https://'))).toEqual([])
  for (const sources of Object.values(all)) expect(sources).toEqual([...new Set(sources)])
})
