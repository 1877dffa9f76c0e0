import { anApiKey, aPaywall, arbitrary, aUser, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  API_KEY_SCOPES,
  apiKeyScopesText,
  apiKeyStatusText,
  grantableKeyScopes,
  isWorkingKey,
  readNewApiKey,
  withReadScope,
} from './api-key.ts'

const filled = { name: 'Nightly import', scopes: [], expiresInDays: 90 } as const

describe('the form of an API key', () => {
  it('a name is trimmed, with single blanks', () => {
    expect(readNewApiKey({ ...filled, name: '  Nightly \t import ' })).toEqual({ ok: true, value: filled })
  })

  it.each([
    ['   ', 'Give this key a name.'],
    ['x'.repeat(81), 'Shorten the name to 80 characters.'],
  ])('the name %j is refused', (name, message) => {
    expect(readNewApiKey({ ...filled, name })).toEqual({ ok: false, refusal: [{ field: 'name', message }] })
  })

  it('the scopes are sent in order, each once and without reading, which every key may', () => {
    const read = readNewApiKey({ ...filled, scopes: ['write', 'read', 'connect', 'write'] })
    expect(read).toMatchObject({ value: { scopes: ['connect', 'write'] } })
  })

  it('a form that was read is read as the same', () => {
    holds([arbitrary.newApiKeys], form => {
      const once = readNewApiKey(form)
      if (once.ok) expect(readNewApiKey(once.value)).toEqual(once)
    })
  })
})

describe('what an API key may do', () => {
  it('every key reads', () => {
    expect(withReadScope([])).toEqual(['read'])
    expect(withReadScope(['write', 'connect'])).toEqual(['read', 'connect', 'write'])
    expect(apiKeyScopesText(['write'])).toBe('Read, Daily work')
  })

  it.each([
    [{ canConnect: true, canRule: true }, ['manage_rule_overrides'], ['connect', 'override', 'write']],
    [{ canConnect: true, canRule: true }, [], ['connect', 'write']],
    [{ canConnect: false, canRule: false }, ['manage_rule_overrides'], ['write']],
  ] as const)('a person with the plan %j and the permissions %j gives %j', (plan, scopes, given) => {
    const user = aUser({ paywall: aPaywall(plan), scopes: [...scopes] })
    expect(grantableKeyScopes(user)).toEqual(given)
  })

  it('no one gives a key what is no scope of a key', () => {
    holds([arbitrary.users], user => {
      expect(API_KEY_SCOPES).toEqual(expect.arrayContaining([...grantableKeyScopes(user)]))
    })
  })
})

describe('an API key', () => {
  it.each([
    ['active', 'Active', true],
    ['expired', 'Expired', false],
    ['revoked', 'Revoked', false],
    ['locked_out', 'Locked out', false],
  ])('with the status %s is shown as %s', (status, text, works) => {
    const key = anApiKey({ status })
    expect(apiKeyStatusText(key)).toBe(text)
    expect(isWorkingKey(key)).toBe(works)
  })
})
