import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLookalikeDomain, isLookalikeEmail } from './look-alike.ts'
import { readingOf } from './read-alike.ts'

const { domainEndings, domainNames, domainPairs, emailPairs, LOOKALIKE_CHANGES, unrelatedNames } = arbitrary
const { rivalDomains, truckingNames, unrelatedDomains } = arbitrary

/** Names of five letters and more; v before a w is left out, as vvw reads like wv too. */
const longNames = fc.oneof(
  domainNames,
  truckingNames.filter(name => name.replace('-', '').length >= 5 && !name.includes('vw')),
)

describe('laws of look-alikes', () => {
  it.each(Object.entries(LOOKALIKE_CHANGES))('a domain with %s looks like the one on record', (_, change) => {
    holds([longNames, fc.nat(), domainEndings], (name, place, ending) => {
      const changed = change(name, place)
      if (changed === name || readingOf(changed).length < 4) return
      expect([changed, isLookalikeDomain(`${changed}.${ending}`, `${name}.${ending}`)]).toEqual([
        changed,
        true,
      ])
    })
  })

  it('a domain with another ending looks like the one on record', () => {
    holds([domainNames, domainEndings, domainEndings], (name, one, other) => {
      expect(isLookalikeDomain(`${name}.${one}`, `${name}.${other}`)).toBe(one !== other)
    })
  })

  it('a domain that has the one on record in front of its own looks like it', () => {
    holds([unrelatedNames, domainEndings, domainEndings], ([name, other], ending, own) => {
      const known = `${name}.${ending}`
      for (const front of [known, name, `mail.${name}`])
        expect(isLookalikeDomain(`${front}.${other}.${own}`, known)).toBe(true)
      expect(isLookalikeDomain(`mail.${known}`, known)).toBe(false)
    })
  })

  it.each([
    ['two firms', unrelatedDomains],
    ['two firms with the same words of the trade', rivalDomains],
  ])('fewer than 1 in 10,000 pairs of domains of %s look alike', (_, pairs) => {
    const alike = fc
      .sample(pairs, { numRuns: 100_000, seed: 54 })
      .filter(([one, other]) => isLookalikeDomain(one, other))
    expect(alike.length).toBeLessThan(10)
  })

  it('an address never looks like itself, and case does not matter', () => {
    holds([emailPairs], ([email, onRecord]) => {
      expect(isLookalikeEmail(email, email.toUpperCase())).toBe(false)
      expect(isLookalikeEmail(email.toUpperCase(), onRecord)).toBe(isLookalikeEmail(email, onRecord))
    })
  })

  it('domains with one change look like each other both ways', () => {
    holds([domainPairs], ([domain, known]) => {
      if (domain.split('.').length === known.split('.').length && !domain.includes('-'))
        expect(isLookalikeDomain(known, domain)).toBe(isLookalikeDomain(domain, known))
    })
  })
})
