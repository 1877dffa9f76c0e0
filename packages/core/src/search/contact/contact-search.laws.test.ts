import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactEvidence } from './contact-evidence.ts'
import { CONTACT_KIND_NEEDED, readContactQuery } from './contact-query.ts'
import { contactRows } from './contact-rows.ts'
import { contactSearchPath, readContactDrawer, readContactSearchAddress } from './contact-search-address.ts'
import { contactSteps } from './contact-steps.ts'
import { CONTACT_VERDICTS, contactVerdicts } from './contact-verdict.ts'
import { isLookalikeEmail } from './look-alike.ts'
import { lookalikeMarks } from './lookalike-marks.ts'
import { readTypedContact, textOfContact } from './typed-contact.ts'

const { contactWindows, contactAnswers, contactDrawers, contactQueries } = arbitrary
const emails = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('ruth@eaglemesa.example', 'ruth@eag1emesa.example', 'RUTH@eagle-mesa.example'),
)

describe('laws of contact searches', () => {
  it('a kind that is neither e-mail nor phone gives the same message for every text', () => {
    holds([fc.string(), fc.string()], (kind, text) => {
      if (kind === 'email' || kind === 'phone') return
      const read = readContactQuery(kind, text)
      expect(read.ok ? null : read.refusal.message).toBe(CONTACT_KIND_NEEDED)
    })
  })

  it('reading a contact search again does not change it', () => {
    holds([contactQueries], query => {
      const text = query.kind === 'email' ? query.email : query.phone
      expect(readContactQuery(query.kind, text)).toEqual({ ok: true, value: query })
    })
  })

  it('a contact search read back from its address is the same', () => {
    holds([contactQueries], query => {
      const path = contactSearchPath(query)
      expect(readContactSearchAddress(path.slice(path.indexOf('?')))).toEqual({ ok: true, value: query })
    })
  })

  it('every contact answer has at least one verdict, gravest first, each once', () => {
    holds([contactAnswers, contactQueries, contactWindows], (answer, query, window) => {
      const kinds = contactVerdicts(answer, query, window).map(({ kind }) => kind)
      expect(kinds.length).toBeGreaterThan(0)
      expect(CONTACT_VERDICTS.filter(kind => kinds.includes(kind))).toEqual(kinds)
    })
  })

  it('no verdict on a contact and none of its evidence looks like a carrier that passes', () => {
    holds([contactAnswers, contactQueries, contactWindows], (answer, query, window) => {
      const facts = contactEvidence(answer, query).map(({ fact }) => fact)
      for (const { tone } of [...contactVerdicts(answer, query, window), ...facts])
        expect(tone).not.toBe('pass')
    })
  })

  it('"Not on record" stands alone, and never beside a warning', () => {
    holds([contactAnswers, contactQueries, contactWindows], (answer, query, window) => {
      const kinds = contactVerdicts(answer, query, window).map(({ kind }) => kind)
      expect(kinds.includes('not-on-record')).toBe(kinds[0] === 'not-on-record')
      if (kinds.includes('not-on-record')) expect(kinds).toHaveLength(1)
    })
  })

  it('the order of carriers does not change the verdicts of a contact answer', () => {
    holds([contactAnswers, contactQueries, contactWindows], (answer, query, window) => {
      const turned = { ...answer, carriers: answer.carriers.toReversed() }
      const kindsOf = (each: typeof answer) => contactVerdicts(each, query, window).map(({ kind }) => kind)
      expect(kindsOf(turned)).toEqual(kindsOf(answer))
    })
  })

  it('a longer window never makes the verdict on a contact milder', () => {
    holds([contactAnswers, contactQueries, contactWindows, fc.nat(20_000)], (answer, query, window, more) => {
      const place = (days: number) => {
        const [worst] = contactVerdicts(answer, query, { ...window, days })
        // An address that is new on file speaks no longer for its domain; neither result says anything against a contact.
        const said = worst?.kind === 'own-domain' ? 'not-on-record' : worst?.kind
        return CONTACT_VERDICTS.findIndex(kind => kind === said)
      }
      expect(place(window.days + more)).toBeLessThanOrEqual(place(window.days))
    })
  })

  it('a report of fraud is the first of all contact verdicts', () => {
    holds([contactAnswers, contactQueries, contactWindows], (answer, query, window) => {
      const [worst] = contactVerdicts({ ...answer, fraudReportsCount: 1 }, query, window)
      expect(worst?.kind).toBe('reported')
    })
  })

  it('addresses whose domains are one name each look like each other both ways, and none looks like itself', () => {
    const isOneName = (email: string) => /@[^-.]+\.[^.]+$/.test(email)
    holds([emails, emails], (one, other) => {
      if (isOneName(one) && isOneName(other))
        expect(isLookalikeEmail(one, other)).toBe(isLookalikeEmail(other, one))
      expect(isLookalikeEmail(one, one.toUpperCase())).toBe(false)
    })
  })

  it('an address looks like the one whose name it has in front of another domain, and not the reverse', () => {
    expect(isLookalikeEmail('a@1.a.aa', 'a@i.aa')).toBe(true)
    expect(isLookalikeEmail('a@i.aa', 'a@1.a.aa')).toBe(false)
  })

  it('a contact search and its open drawer read back from the address unchanged', () => {
    holds([contactQueries, contactDrawers], (query, drawer) => {
      const path = contactSearchPath(query, drawer)
      const search = path.slice(path.indexOf('?'))
      expect(readContactDrawer(search)).toEqual(drawer)
      expect(readContactSearchAddress(search)).toEqual({ ok: true, value: query })
    })
  })

  it('a looked-up contact typed again is the same search, also inside brackets after a name', () => {
    holds([contactQueries], query => {
      for (const typed of [textOfContact(query), ` Ruth <${textOfContact(query)}>`])
        expect(readTypedContact(typed, query.kind)).toEqual({ ok: true, value: query })
    })
  })

  it('each carrier of a contact answer has exactly one row', () => {
    holds([contactAnswers], answer => {
      const ids = contactRows(answer).map(({ id }) => id)
      expect(ids).toEqual([...new Set(answer.carriers.map(({ id }) => id))])
    })
  })

  it('there is always a next step for a contact, and never only a call to the number that was looked up', () => {
    holds([contactAnswers, contactQueries, contactWindows], (answer, query, window) => {
      const steps = contactSteps(answer, query, window)
      expect(steps.some(({ kind }) => kind !== 'call-on-record')).toBe(true)
    })
  })

  it('the evidence of a contact verdict is always four facts', () => {
    holds([contactAnswers, contactQueries], (answer, query) => {
      const evidence = contactEvidence(answer, query)
      expect(evidence).toHaveLength(4)
      expect(evidence.every(({ fact }) => fact.text !== '')).toBe(true)
    })
  })

  it('marking the differences of two addresses changes neither, and marks nothing in equal addresses', () => {
    holds([emails, emails], (one, other) => {
      const { requests, onRecord } = lookalikeMarks(one, other)
      expect(requests.map(({ text }) => text).join('')).toBe(one.toLowerCase())
      expect(onRecord.map(({ text }) => text).join('')).toBe(other.toLowerCase())
      expect(lookalikeMarks(one, one).requests.some(({ isDifferent }) => isDifferent)).toBe(false)
    })
  })
})
