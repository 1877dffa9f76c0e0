import { aCarrierDetail, arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactVerdicts } from '../contact/contact-verdict.ts'
import { callerCheck } from './caller-check.ts'
import { gravestFirst, IDENTITY_TERMS } from './identity-terms.ts'
import { isPublicMail, mailDomain } from './mail-domain.ts'

const { carriers, contactWindows, contactAnswers, contactQueries } = arbitrary
const terms = fc.constantFrom(...IDENTITY_TERMS)

describe('laws of the results for a contact', () => {
  it('the gravest result wins, whatever the order in which it was found', () => {
    holds([fc.array(fc.tuple(terms), { minLength: 1 })], found => {
      const [[first] = []] = gravestFirst(found)
      const places = found.map(([term]) => IDENTITY_TERMS.indexOf(term))
      expect(first).toBe(IDENTITY_TERMS[Math.min(...places)])
      expect(gravestFirst(found.toReversed())[0]).toEqual([first])
    })
  })

  it('a contact that was reported or looks like another never matches', () => {
    holds([carriers, contactAnswers, contactQueries, contactWindows], (row, answer, contact, window) => {
      const carrier = aCarrierDetail({ ...row })
      const { word } = callerCheck({ contact, carrier, answer, window })
      if ((answer.fraudReportsCount ?? 0) > 0) expect(word.text).toBe('Reported')
      const kinds = contactVerdicts(answer, contact, window).map(({ kind }) => kind)
      if (kinds.includes('reported') || kinds.includes('look-alike')) expect(kinds).not.toContain('matches')
    })
  })

  it('an address at a domain of the carrier is milder than one formerly on file, and never a match', () => {
    const place = (term: (typeof IDENTITY_TERMS)[number]) => IDENTITY_TERMS.indexOf(term)
    expect(place('old')).toBeLessThan(place('own-domain'))
    expect(place('own-domain')).toBeLessThan(place('matches'))
    const texts = fc.constantFrom('billing', 'new')
    holds([carriers, contactAnswers, texts, contactWindows], (row, answer, text, window) => {
      const carrier = aCarrierDetail({ ...row })
      const domain = mailDomain(carrier.email) ?? 'gmail.com'
      const contact = { kind: 'email', email: `${text}@${domain}` } as const
      const { term, whose } = callerCheck({ contact, carrier, answer, window })
      if (term === 'own-domain') {
        expect(isPublicMail(domain)).toBe(false)
        expect(whose?.carrierId).toBe(carrier.id)
      }
      if (text !== carrier.email?.split('@')[0]) expect(term).not.toBe('matches')
    })
  })

  it('a longer window never makes the check of a contact milder', () => {
    const place = (term: (typeof IDENTITY_TERMS)[number]) => IDENTITY_TERMS.indexOf(term)
    holds(
      [carriers, contactAnswers, contactQueries, contactWindows, fc.nat(20_000)],
      (row, answer, contact, window, more) => {
        const request = { contact, carrier: aCarrierDetail({ ...row }), answer }
        const shorter = callerCheck({ ...request, window })
        const longer = callerCheck({ ...request, window: { ...window, days: window.days + more } })
        expect(place(longer.term)).toBeLessThanOrEqual(place(shorter.term))
        if (shorter.isUnsafe) expect(longer.isUnsafe).toBe(true)
      },
    )
  })

  it('the order of carriers does not change the check of a contact', () => {
    holds([carriers, contactAnswers, contactQueries, contactWindows], (row, answer, contact, window) => {
      const carrier = aCarrierDetail({ ...row })
      const turned = { ...answer, carriers: answer.carriers.toReversed() }
      const [one, other] = [answer, turned].map(each =>
        callerCheck({ contact, carrier, answer: each, window }),
      )
      expect([other?.word, other?.text]).toEqual([one?.word, one?.text])
    })
  })
})
