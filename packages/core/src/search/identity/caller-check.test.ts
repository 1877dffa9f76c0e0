import { aCarrierDetail, aContactCarrier, id, aLookalike } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import type { ContactAnswer } from '../contact/contact-answer.ts'
import { callerCheck } from './caller-check.ts'
import type { CallerContact } from './caller-contact.ts'

const LONG = { since: '2016-03-01', sharedWith: null, former: [] } as const
const was = { value: '+12145550142', since: '2016-03-01', until: '2024-11-16', sharedWith: null } as const
const carrier = aCarrierDetail({
  phone: '+12145550188',
  email: 'office@copperwren.example',
  contactRecords: { phone: { ...LONG, since: '2024-11-16', former: [was] }, email: LONG },
})
const NONE: ContactAnswer = {
  carriers: [],
  fraudReportsCount: 0,
  fraudReports: [],
  lookalikes: [],
  atDomain: [],
}
const phone = (text: string): CallerContact => ({ kind: 'phone', phone: text })
const email = (text: string): CallerContact => ({ kind: 'email', email: text })
const website = (domain: string): CallerContact => ({ kind: 'website', domain })

const check = (contact: CallerContact, answer: Partial<ContactAnswer> | null = {}, of = carrier) =>
  callerCheck({
    contact,
    carrier: of,
    answer: answer === null ? null : { ...NONE, ...answer },
    window: contactWindow(null, '2026-11-21'),
  })
const other = aContactCarrier({ id: id(50), legalName: 'OTHER LLC', connection: null })
const blocked = {
  ...other,
  connection: { id: id<'connection'>(1), status: 'do_not_dispatch', isDismissed: false },
} as const
const own = aContactCarrier({ id: carrier.id, relation: 'own' })

describe('the check of what a caller uses', () => {
  it.each([
    ['the FMCSA number', phone('214-555-0188'), {}, 'Matches FMCSA', /hang up and call it back/],
    ['an extension of it', phone('2145550188 x12'), {}, 'Matches FMCSA', /hang up and call it back/],
    [
      'the FMCSA e-mail',
      email('OFFICE@copperwren.example'),
      {},
      'Matches FMCSA',
      /sender can be faked. Hang up. Call/,
    ],
    [
      'the domain of the FMCSA e-mail',
      website('copperwren.example'),
      null,
      'Matches FMCSA',
      /at this domain/,
    ],
    [
      'a look-alike',
      email('office@c0pperwren.example'),
      {},
      'Look-alike',
      /^Looks like office@copperwren.example of EAGLE MESA/,
    ],
    ['a look-alike domain', email('vera@copper-wren.example'), {}, 'Look-alike', /Call \(214\) 555-0188/],
    [
      'a look-alike website',
      website('copper-wren.example'),
      null,
      'Look-alike',
      /^Looks like copperwren.example of /,
    ],
    [
      'a look-alike of another',
      email('x@y.example'),
      { lookalikes: [aLookalike({ email: 'x@v.example' })] },
      'Look-alike',
      /^Looks like x@v.example of COPPER WREN LLC, but is not the same/,
    ],
    ['a former number', phone('(214) 555-0142'), {}, 'Formerly on file', /until Nov 16, 2024/],
    [
      'a dispatcher’s',
      phone('3125550101'),
      { carriers: [{ ...own, relation: 'dispatcher' }] },
      'Dispatcher',
      /books loads/,
    ],
    ['one of another source', phone('3125550101'), { carriers: [own] }, 'Not at FMCSA', /another source/],
    [
      'another carrier’s',
      phone('3125550101'),
      { carriers: [other] },
      'Another carrier’s',
      /This number is not/,
    ],
    ['a blocked carrier’s', phone('3125550101'), { carriers: [blocked] }, 'Do not dispatch', /your company/],
    ['a reported one', phone('214-555-0188'), { fraudReportsCount: 2 }, 'Reported', /reported it for fraud/],
    [
      'one that it and others have',
      phone('214-555-0188'),
      { carriers: [own, other] },
      'Shared',
      /have this number too/,
    ],
    [
      'one of another source that others have',
      phone('3125550101'),
      { carriers: [own, other] },
      'Shared',
      /have this number too/,
    ],
    [
      'one that another carrier had',
      phone('3125550101'),
      { carriers: [{ ...other, relation: 'former' }] },
      'Not on record',
      /No carrier has this number/,
    ],
    ['an unknown number', phone('3125550101'), { fraudReportsCount: null }, 'Not on record', /this number/],
    ['an unknown e-mail', email('a@b.example'), {}, 'Not on record', /this e-mail address/],
    ['an unknown website', website('b.example'), null, 'Not on record', /this website/],
  ] as const)('%s is shown for what it is', (_, contact, answer, word, text) => {
    const found = check(contact, answer)
    expect(found.word.text).toBe(word)
    expect(found.text).toMatch(text)
  })

  it.each([
    [
      { since: '2026-11-16', sharedWith: null },
      'New on file',
      /and that is not enough. Hang up. Call \(214\) 555-0142/,
    ],
    [{ since: '2020-01-01', sharedWith: 'revoked' }, 'Shared with an unsafe carrier', /not \(214\) 555-0188/],
    [{ since: '2020-01-01', sharedWith: 'reported' }, 'Reported', /not \(214\) 555-0188/],
    [{ since: null, sharedWith: null }, 'Not checked', /since when is not known/],
  ] as const)('the FMCSA number with the record %j is: %s', (dates, word, text) => {
    const of = {
      ...carrier,
      contactRecords: { email: LONG, phone: { ...dates, former: [{ ...was, until: '2026-11-16' }] } },
    } as const
    const found = check(phone('214-555-0188'), {}, of)
    expect(found.word.text).toBe(word)
    expect(found.text).toMatch(text)
    const old = check(phone('214-555-0142'), {}, of)
    expect([old.word.text, old.text]).toEqual([
      'Formerly on file',
      expect.stringMatching(/until Nov 16, 2026. Hang up. Call \(214\) 555-0142, .*; not \(214\) 555-0188/),
    ])
  })

  it.each([
    [email('office@c0pperwren.example'), true],
    [email('office@copperwren.example'), false],
    [phone('(214) 555-0142'), false],
    [phone('3125550101'), false],
  ] as const)('whether nothing is sent to %j before a second press: %s', (contact, isUnsafe) => {
    expect(check(contact).isUnsafe).toBe(isUnsafe)
  })

  it('a new contact is sent to by a second press only', () => {
    const record = { since: '2026-11-16', sharedWith: null, former: [] } as const
    const of = { ...carrier, contactRecords: { email: record, phone: LONG } }
    expect(check(email('office@copperwren.example'), {}, of).isUnsafe).toBe(true)
  })

  it('a reported number is never the one to call', () => {
    const found = check(phone('214-555-0188'), { fraudReportsCount: 1 })
    expect(found.text).toMatch(/Call \(214\) 555-0142.*; not \(214\) 555-0188, reported by brokers/)
  })

  it('a look-alike of any address on record is one, and names it', () => {
    const given = { name: null, title: null, phone: null, email: 'ruth@eaglemesa.example', source: 'Packet' }
    const of = { ...carrier, contacts: [given], website: 'https://eaglemesa.co' }
    for (const contact of [email('dispatch@eag1emesa.example'), website('eag1emesa.example')]) {
      const found = check(contact, {}, of)
      expect(found.word.text).toBe('Look-alike')
      expect(found.text).toMatch(/^Looks like (ruth@)?eaglemesa\.(example|co) of EAGLE MESA FREIGHT LLC/)
    }
  })

  describe('an address at a domain of the carrier', () => {
    const billing = email('billing@copperwren.example')

    it('that no one has on record is that, and no look-alike of another', () => {
      const found = check(billing, { lookalikes: [aLookalike({ email: 'office@copper-wren.example' })] })
      expect([found.word, found.isUnsafe]).toEqual([{ text: 'At its e-mail domain', tone: 'unknown' }, false])
      expect(found.text).toMatch(/^No carrier has it on record. It is at the domain of office@copperwren.exa/)
      expect(found.whose).toEqual({
        value: 'office@copperwren.example',
        carrierId: carrier.id,
        legalName: carrier.legalName,
      })
    })

    it.each([
      [{ fraudReportsCount: 1 }, 'reported'],
      [{ carriers: [other] }, 'other-carrier'],
      [{ carriers: [own] }, 'not-federal'],
      [{ carriers: [{ ...own, relation: 'dispatcher' }] }, 'dispatcher'],
    ] as const)('with the answer %j is %s', (answer, term) => {
      expect(check(billing, answer).term).toBe(term)
    })

    it('that was on file is formerly on file', () => {
      const former = [{ ...LONG, value: 'billing@copperwren.example', until: '2024-11-16' }] as const
      const of = { ...carrier, contactRecords: { phone: LONG, email: { ...LONG, former } } }
      expect(check(billing, {}, of).term).toBe('old')
    })

    it('that reads like the address on file is a look-alike', () => {
      expect(check(email('0ffice@copperwren.example')).term).toBe('look-alike')
    })

    it('of an address that is new on file is not on record', () => {
      const record = { since: '2026-11-16', sharedWith: null, former: [] } as const
      const of = { ...carrier, contactRecords: { email: record, phone: LONG } }
      expect(check(billing, {}, of).term).toBe('not-on-record')
    })
  })

  it.each([
    [email('pay@elsewhere.example'), 'Not on record', /^Known from a rate confirmation only/],
    [email('office@c0pperwren.example'), 'Look-alike', /^Looks like office@copperwren.example/],
    [phone('3125550101'), 'Not on record', /^Known from a rate confirmation only/],
  ] as const)('%j, known from a rate confirmation alone, is not on record', (contact, word, text) => {
    const given = (of: object) => ({ name: null, title: null, phone: null, email: null, source: '', ...of })
    const of = {
      ...carrier,
      contacts: ['pay@elsewhere.example', 'office@c0pperwren.example']
        .map(each => given({ email: each, source: 'Rate confirmation' }))
        .concat(given({ phone: '+13125550101', source: 'Rate confirmation' })),
    }
    const found = check(contact, { carriers: [own] }, of)
    expect(found.word.text).toBe(word)
    expect(found.text).toMatch(text)
    const packet = {
      ...of,
      contacts: [...of.contacts, ...of.contacts.map(each => ({ ...each, source: 'Packet' }))],
    }
    expect(check(contact, { carriers: [own] }, packet).term).toBe('not-federal')
  })

  it.each([
    [{ carriers: [other] }, 'x@y.example', 'other-carrier', 50, 'OTHER LLC'],
    [{ carriers: [other, blocked] }, 'x@y.example', 'do-not-dispatch', 50, 'OTHER LLC'],
    [{ carriers: [own, other] }, 'x@y.example', 'shared', 50, 'OTHER LLC'],
    [
      { lookalikes: [aLookalike({ email: 'x@v.example' })] },
      'x@v.example',
      'look-alike',
      6,
      'COPPER WREN LLC',
    ],
  ] as const)(
    'with the answer %j it names whose it is or resembles',
    (answer, value, term, carrierId, legalName) => {
      const found = check(email('x@y.example'), answer)
      expect([found.term, found.whose]).toEqual([term, { value, carrierId, legalName }])
    },
  )

  it('what is no one’s names no one', () => {
    for (const text of ['office@copperwren.example', 'a@b.example'])
      expect(check(email(text)).whose).toBeNull()
  })

  it('other carriers with the contact are listed, and the carrier itself is not', () => {
    expect(check(phone('214-555-0188'), { carriers: [own, other] }).others.map(({ id: is }) => is)).toEqual([
      50,
    ])
  })

  it('the website of the record is on record, and not at FMCSA', () => {
    const found = check(website('wren.example'), null, { ...carrier, website: 'https://www.wren.example/' })
    expect(found.word.text).toBe('On record')
    expect(found.text).toMatch(/FMCSA keeps none/)
  })

  it('without a number at FMCSA there is none to call', () => {
    const silent = { ...carrier, phone: null, email: null, contactRecords: null }
    const found = check(email('a@b.example'), {}, silent)
    expect(found.text).toMatch(/FMCSA has none on file/)
  })

  it.each(['+52 1 81 8345 6789', '011 52 81 8345 6789', '01 81 8345 6789', '81 8345 6789'])(
    'the Mexican number typed as %j is the one on file',
    typed => {
      const mexican = { ...carrier, phone: '+528183456789' }
      expect(check(phone(typed), {}, mexican).word.text).toBe('Matches FMCSA')
    },
  )

  it('what stands for no contact matches no contact', () => {
    const empty = { ...carrier, phone: '+19999999999', email: 'none@none.com' }
    expect(check(phone('999-999-9999'), {}, empty).word.text).toBe('Not on record')
    expect(check(email('none@none.com'), {}, empty).word.text).toBe('Not on record')
    expect(check(website('none.com'), {}, empty).word.text).toBe('Not on record')
  })

  it('a text that is no number is not called', () => {
    expect(check(email('a@b.example'), {}, { ...carrier, phone: 'none', contactRecords: null }).text).toMatch(
      /FMCSA has none on file/,
    )
  })
})
