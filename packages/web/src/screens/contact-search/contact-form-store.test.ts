import { CONTACT_KIND_NEEDED } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { ContactFormStore } from './contact-form-store.ts'

const typed = (text: string) => {
  const form = new ContactFormStore()
  form.type(text)
  return form
}

describe('the form of a contact search', () => {
  it.each([
    ['ruth@b.example', 'email'],
    ['(214) 555-0199', 'phone'],
    ['Eagle Mesa', null],
    ['', null],
  ] as const)('the text %j sets the type %j', (text, kind) => {
    expect(typed(text).kind).toBe(kind)
  })

  it('a chosen type stays until the field is empty', () => {
    const form = typed('ruth@b.example')
    form.choose('phone')
    form.type('ruth@c.example')
    expect(form.kind).toBe('phone')
    form.type('')
    form.type('ruth@c.example')
    expect(form.kind).toBe('email')
  })

  it('a missing type shows the message of the specification', () => {
    const form = typed('Eagle Mesa')
    expect(form.read()).toBeUndefined()
    expect(form.kindProblem).toBe('Please select a type of email or phone number.')
    expect(form.kindProblem).toBe(CONTACT_KIND_NEEDED)
    expect(form.textProblem).toBeUndefined()
    expect(form.errorCount).toBe(1)
    form.choose('email')
    expect(form.kindProblem).toBeUndefined()
  })

  it('an invalid text shows its error until it is changed', () => {
    const form = typed('ruth@b')
    expect(form.read()).toBeUndefined()
    expect(form.textProblem).toBe('This is not a valid e-mail address.')
    form.type('ruth@b.example')
    expect(form.textProblem).toBeUndefined()
    expect(form.read()).toEqual({ kind: 'email', email: 'ruth@b.example' })
  })

  it('the typed spelling stays for the address that it led to', () => {
    const form = typed('Ruth <ruth@b.example>')
    form.opened({ kind: 'email', email: 'ruth@b.example' })
    expect(form.text).toBe('Ruth <ruth@b.example>')
    form.opened({ kind: 'phone', phone: '2145550199' })
    expect([form.text, form.kind]).toEqual(['2145550199', 'phone'])
    form.opened(null)
    expect([form.text, form.kind]).toEqual(['', null])
  })

  it('a phone and an e-mail together are one search, of no one type, and keep their spelling', () => {
    const form = typed('Ruth <ruth@b.example>, (214) 555-0199')
    const pair = { kind: 'pair', phone: '(214) 5550199', email: 'ruth@b.example', numbers: [] } as const
    expect([form.isPair, form.read()]).toEqual([true, pair])
    form.opened(pair)
    expect(form.text).toBe('Ruth <ruth@b.example>, (214) 555-0199')
    form.opened({ ...pair, phone: '2145550110' })
    expect([form.text, form.set]).toEqual(['2145550110, ruth@b.example', null])
  })

  it('an address sets the type that its text does not say', () => {
    const form = typed('')
    form.opened({ kind: 'phone', phone: '911' })
    expect([form.text, form.kind]).toEqual(['911', 'phone'])
  })

  it('the form knows whether the text has changed since the search', () => {
    const form = typed('ruth@b.example')
    expect(form.isAbout({ kind: 'email', email: 'ruth@b.example' })).toBe(true)
    form.type('ruth@b.examples')
    expect(form.isAbout({ kind: 'email', email: 'ruth@b.example' })).toBe(false)
  })
})
