import { describe, expect, it } from 'vitest'
import { isPublicMail, mailDomain, websiteDomain } from './mail-domain.ts'

describe('the domain of a contact', () => {
  it.each([
    ['Ruth@EagleMesa.example', 'eaglemesa.example'],
    ['ruth', null],
    ['ruth@local', null],
    ['', null],
    [null, null],
  ])('the domain of the e-mail %j is %j', (email, domain) => expect(mailDomain(email)).toBe(domain))

  it.each([
    ['https://www.EagleMesa.example/contact?x=1', 'eaglemesa.example'],
    [' eaglemesa.example ', 'eaglemesa.example'],
    ['http://loads.eaglemesa.example:8080', 'loads.eaglemesa.example'],
    ['ruth@eaglemesa.example', null],
    ['eaglemesa', null],
    ['214.555.0110', null],
    ['', null],
  ])('the website %j is at %j', (typed, domain) => expect(websiteDomain(typed)).toBe(domain))

  it('a domain of a public mail service belongs to no carrier', () => {
    expect([isPublicMail('gmail.com'), isPublicMail('eaglemesa.example')]).toEqual([true, false])
  })
})
