import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IDENTITY_TERMS, type IdentityTerm } from '../identity/identity-terms.ts'
import type { ContactAnswer } from './contact-answer.ts'
import { contactPair } from './contact-pair.ts'
import { contactSearchPath, readContactSearchAddress } from './contact-search-address.ts'
import { readTypedSearch, textOfSearch } from './contact-pair-query.ts'
import { contactVerdicts } from './contact-verdict.ts'

const { contactWindows, contactAnswers, contactPairQueries } = arbitrary
const numbers = contactPairQueries.map(query => query.numbers)
const queries = [
  { kind: 'phone', phone: '2145550110' },
  { kind: 'email', email: 'a@b.example' },
] as const
const [PHONE, EMAIL] = queries

/** Answers that often name the same carriers, as those of two contacts of one carrier do. */
const answers = fc
  .tuple(contactAnswers, contactAnswers, fc.boolean())
  .map(([one, other, isSame]) => [one, isSame ? { ...other, carriers: one.carriers } : other] as const)

const place = (term: IdentityTerm): number => IDENTITY_TERMS.indexOf(term)
const verdictOf = (
  [phone, email]: readonly [ContactAnswer, ContactAnswer],
  given: Parameters<typeof contactPair>[1],
  window: Parameters<typeof contactPair>[2],
) =>
  contactPair(
    [
      { query: PHONE, answer: phone },
      { query: EMAIL, answer: email },
    ],
    given,
    window,
  )

describe('laws of two contacts', () => {
  it('their order does not change what is said of them', () => {
    holds([answers, numbers, contactWindows], ([phone, email], given, window) => {
      const looked = [
        { query: PHONE, answer: phone },
        { query: EMAIL, answer: email },
      ] as const
      expect(contactPair([looked[1], looked[0]], given, window)).toEqual(contactPair(looked, given, window))
    })
  })

  it('what is said of both is never milder than what is said of either', () => {
    holds([answers, numbers, contactWindows], (pair, given, window) => {
      const { term } = verdictOf(pair, given, window)
      for (const [at, answer] of pair.entries())
        for (const { kind } of contactVerdicts(answer, queries[at] ?? PHONE, window))
          expect(place(term)).toBeLessThanOrEqual(place(kind))
    })
  })

  it('they belong together only where each matches, one carrier has both, and reports were checked', () => {
    holds([answers, numbers, contactWindows], (pair, given, window) => {
      if (!verdictOf(pair, given, window).isTogether) return
      for (const [at, answer] of pair.entries()) {
        const kinds = contactVerdicts(answer, queries[at] ?? PHONE, window).map(({ kind }) => kind)
        expect([kinds, answer.fraudReportsCount]).toEqual([['matches'], 0])
      }
      const [phone, email] = pair
      expect(phone.carriers.some(({ id }) => email.carriers.some(each => each.id === id))).toBe(true)
    })
  })

  it('nothing that is worse makes it milder: a report, a block, or a number that is another carrier’s', () => {
    const block = { id: 1 as never, status: 'do_not_dispatch' as const, isDismissed: false }
    holds([answers, numbers, contactWindows, fc.boolean()], (pair, given, window, isPhone) => {
      const before = place(verdictOf(pair, given, window).term)
      const worse = (change: (answer: ContactAnswer) => ContactAnswer) => {
        const [phone, email] = pair
        return verdictOf(isPhone ? [change(phone), email] : [phone, change(email)], given, window)
      }
      const reported = worse(answer => ({ ...answer, fraudReportsCount: 1 }))
      expect(reported.term).toBe('reported')
      const blocked = worse(answer => ({
        ...answer,
        carriers: answer.carriers.map(each => ({ ...each, connection: block })),
      }))
      expect(place(blocked.term)).toBeLessThanOrEqual(before)
      const foreign = { type: 'DOT', value: 'none', region: null } as const
      expect(place(verdictOf(pair, [...given, foreign], window).term)).toBeLessThanOrEqual(before)
    })
  })

  it('a longer window never makes it milder', () => {
    holds([answers, numbers, contactWindows, fc.nat(20_000)], (pair, given, window, more) => {
      const longer = verdictOf(pair, given, { ...window, days: window.days + more })
      expect(place(longer.term)).toBeLessThanOrEqual(place(verdictOf(pair, given, window).term))
    })
  })

  it('the order of carriers does not change what is said of two contacts', () => {
    holds([answers, numbers, contactWindows], ([phone, email], given, window) => {
      const turned = { ...phone, carriers: phone.carriers.toReversed() }
      const [one, other] = [phone, turned].map(each => verdictOf([each, email], given, window).term)
      expect(other).toBe(one)
    })
  })

  it('a search for two reads back from its address and from its text', () => {
    holds([contactPairQueries], query => {
      const path = contactSearchPath(query)
      expect(readContactSearchAddress(path.slice(path.indexOf('?')))).toEqual({ ok: true, value: query })
      const typed = textOfSearch(query)
      for (const text of [typed, typed.split(', ').toReversed().join('\n')])
        expect(readTypedSearch(text, null)).toMatchObject({
          ok: true,
          value: { ...query, numbers: expect.anything() },
        })
      expect(readTypedSearch(typed, null)).toEqual({ ok: true, value: query })
    })
  })
})
