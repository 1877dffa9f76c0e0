import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  DIGEST_KIND_NAMES,
  type DigestFrequency,
  digestTimeText,
  withDigestKind,
} from './digest-preferences.ts'

it('a kind of a digest is switched on and off, in order, and the last one stays', () => {
  expect(withDigestKind(['alert'], 'verdict', true)).toEqual(['verdict', 'alert'])
  expect(withDigestKind(['verdict', 'alert'], 'verdict', false)).toEqual(['alert'])
  expect(withDigestKind(['alert'], 'alert', false)).toBeUndefined()
})

it('a kind of a digest that is switched on and off again leaves the others as they were', () => {
  const kinds = fc.shuffledSubarray([...DIGEST_KIND_NAMES], { minLength: 1 })
  holds([kinds, fc.constantFrom(...DIGEST_KIND_NAMES)], (chosen, kind) => {
    const others = chosen.filter(each => each !== kind)
    const there = withDigestKind(chosen, kind, true) ?? []
    expect(new Set(withDigestKind(there, kind, false) ?? [])).toEqual(new Set(others))
  })
})

it.each<readonly [DigestFrequency, string]>([
  ['off', 'No digest is sent.'],
  ['daily', 'Sent at 6:00 AM (America/New York) every day on which something changed.'],
  ['weekly', 'Sent at 6:00 AM (America/New York) every Monday on which something changed.'],
])('a digest that is %s says when it is sent: %s', (frequency, text) => {
  expect(digestTimeText({ frequency, kinds: ['alert'], timeZone: 'America/New_York' })).toBe(text)
})
