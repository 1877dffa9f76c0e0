import { aCarrierDetail } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import { emailsOnRecord } from '../contact/look-alike.ts'
import { addressAtOwnDomain } from './own-domain.ts'

const WINDOW = contactWindow(null, '2026-11-21')
const LONG = { since: '2016-03-01', sharedWith: null, former: [] } as const
const contact = (email: string, source: string) => ({ name: null, title: null, phone: null, email, source })
const carrier = aCarrierDetail({
  email: 'Office@EagleMesa.example',
  contacts: [
    contact('ruth@gmail.com', 'Onboarding packet'),
    contact('ruth@mesa.example', 'Onboarding packet'),
    contact('pay@thief.example', 'Rate confirmation'),
  ],
  contactRecords: { phone: LONG, email: LONG },
})

describe('an address at a domain of the carrier', () => {
  it.each([
    ['billing@eaglemesa.example', 'Office@EagleMesa.example'],
    [' BILLING@EAGLEMESA.EXAMPLE ', 'Office@EagleMesa.example'],
    ['billing@mesa.example', 'ruth@mesa.example'],
    ['billing@gmail.com', undefined],
    ['billing@thief.example', undefined],
    ['billing@eag1emesa.example', undefined],
    ['billing@mail.eaglemesa.example', undefined],
    ['eaglemesa.example', undefined],
    ['', undefined],
  ])('%j is at the domain of %s', (email, known) => {
    expect(addressAtOwnDomain(email, carrier, emailsOnRecord(carrier), WINDOW)).toBe(known)
  })

  it.each([
    [{ since: '2026-11-16', sharedWith: null }, undefined],
    [{ since: '2016-03-01', sharedWith: 'revoked' }, undefined],
    [{ since: '2016-03-01', sharedWith: 'reported' }, undefined],
    [{ since: null, sharedWith: null }, 'Office@EagleMesa.example'],
  ] as const)('the domain of a federal address with the record %j counts for %s', (dates, known) => {
    const of = { ...carrier, contactRecords: { phone: LONG, email: { ...dates, former: [] } } }
    expect(addressAtOwnDomain('billing@eaglemesa.example', of, emailsOnRecord(of), WINDOW)).toBe(known)
    expect(addressAtOwnDomain('billing@mesa.example', of, emailsOnRecord(of), WINDOW)).toBe(
      'ruth@mesa.example',
    )
  })
})
