import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { CONTACT_KIND_NEEDED } from './contact-query.ts'
import { contactSearchPath, readContactDrawer, readContactSearchAddress } from './contact-search-address.ts'

describe('the address of a contact search', () => {
  it.each([
    [{ kind: 'email', email: 'ruth@b.example' }, '/carriers/contact-search?email=ruth%40b.example'],
    [{ kind: 'phone', phone: '+12145550199' }, '/carriers/contact-search?phone=%2B12145550199'],
    [
      {
        kind: 'pair',
        phone: '2145550199',
        email: 'ruth@b.example',
        numbers: [{ type: 'MC', value: '7', region: null }],
      },
      '/carriers/contact-search?email=ruth%40b.example&phone=2145550199&number=MC%207',
    ],
  ] as const)('the address of the contact search %j is %s, and reads back the same', (query, path) => {
    expect(contactSearchPath(query)).toBe(path)
    expect(readContactSearchAddress(path.slice(path.indexOf('?')))).toEqual({ ok: true, value: query })
  })

  it.each([
    [
      'email=%20ruth%40b.example&phone=214',
      { kind: 'pair', phone: '214', email: 'ruth@b.example', numbers: [] },
    ],
    ['?phone=214-555-0199', { kind: 'phone', phone: '2145550199' }],
    ['email=&phone=214', { kind: 'phone', phone: '214' }],
    ['email[]=a@b.example&email[]=c@d.example', { kind: 'email', email: 'a@b.example' }],
  ])('the address %s of a contact search looks for %j', (search, value) => {
    expect(readContactSearchAddress(search)).toEqual({ ok: true, value })
  })

  it.each(['', '?', 'email[x]=a@b.example', 'e-mail=a@b.example'])(
    'the contact search address %j has no contact',
    search => {
      expect(readContactSearchAddress(search)).toEqual({
        ok: false,
        refusal: { field: 'kind', message: CONTACT_KIND_NEEDED },
      })
    },
  )

  it.each([
    [{ kind: 'none' }, '?phone=2145550199'],
    [{ kind: 'report', carrierId: null }, '?phone=2145550199&report=new'],
    [{ kind: 'report', carrierId: id<'carrier'>(7) }, '?phone=2145550199&report=7'],
    [{ kind: 'do-not-dispatch', carrierId: id<'carrier'>(7) }, '?phone=2145550199&do_not_dispatch=7'],
  ] as const)(
    'a contact search with the open drawer %j has the address %s, and reads back',
    (drawer, search) => {
      const path = contactSearchPath({ kind: 'phone', phone: '2145550199' }, drawer)
      expect(path).toBe(`/carriers/contact-search${search}`)
      expect(readContactDrawer(search)).toEqual(drawer)
    },
  )

  it('the address of a contact search without a contact looks for nothing', () => {
    expect(contactSearchPath(null)).toBe('/carriers/contact-search')
    expect(contactSearchPath(null, { kind: 'report', carrierId: null })).toBe(
      '/carriers/contact-search?report=new',
    )
  })

  it.each(['', '?report=', '?report=0', '?report=x', '?do_not_dispatch=new', '?do_not_dispatch=-1'])(
    'the contact search at %j has no drawer open',
    search => {
      expect(readContactDrawer(search)).toEqual({ kind: 'none' })
    },
  )
})
