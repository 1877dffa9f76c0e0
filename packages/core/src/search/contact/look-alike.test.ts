import { aCarrierDetail } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  emailsOnRecord,
  isLookalikeDomain,
  isLookalikeEmail,
  lookalikeOf,
  lookalikeText,
} from './look-alike.ts'

describe('an e-mail address that looks like one on record', () => {
  it.each([
    ['dispatch@eag1emesa.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemessa.example', 'office@eaglemesa.example'],
    ['dispatch@eaglmesa.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemeza.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemeas.example', 'office@eaglemesa.example'],
    ['dispatch@eaglernesa.example', 'office@eaglemesa.example'],
    ['dispatch@eаglemesa.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemésa.example', 'office@eaglemesa.example'],
    ['dispatch@eagle-mesa.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemesa-dispatch.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemesa-ltl.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemesafreight.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemesafreightllc.example', 'office@eaglemesa.example'],
    ['dispatch@dispatcheaglemesa.example', 'office@eaglemesa.example'],
    ['dispatch@eaglemesa.example', 'office@eaglemesafreight.example'],
    ['dispatch@eaglemesafreightllctrucking.example', 'office@eaglemesafreightllc.example'],
    ['dispatch@dispatcheaglemesafreight.example', 'office@eaglemesafreight.example'],
    ['dispatch@gonzalezdispatch.example', 'office@gonzalez.example'],
    ['dispatch@lopez-ltl.example', 'office@lopez.example'],
    ['dispatch@loez.example', 'office@lopez.example'],
    ['dispatch@kingtrucking.example', 'office@king.example'],
    ['dispatch@eaglemesa.co', 'office@eaglemesa.com'],
    ['dispatch@eaglemesa.com.mx', 'office@eaglemesa.com'],
    ['dispatch@eaglemesa.com.evil.example', 'office@eaglemesa.com'],
    ['dispatch@eaglemesa.evil.example', 'office@eaglemesa.com'],
    ['dispatch@eag1emesa.example', 'office@mail.eaglemesa.example'],
    ['wim@mail.example', 'vvim@mail.example'],
    ['5hared@eagle.example', 'shared@eagle.example'],
    ['eaglemesa@gmail.com', 'eagle.mesa@gmail.com'],
    ['eaglemesafreight@gmail.com', 'eagle.mesa@gmail.com'],
    ['eaglemsea@gmail.com', 'eaglemesa@gmail.com'],
    ['eaglemesa@yahoo.com', 'eaglemesa@gmail.com'],
    ['eaglemesa@gmai1.com', 'eaglemesa@gmail.com'],
  ])('%s looks like %s', (email, onRecord) => {
    expect(isLookalikeEmail(email, onRecord)).toBe(true)
    expect(isLookalikeEmail(` ${email.toUpperCase()} `, onRecord)).toBe(true)
  })

  it.each([
    ['office@eaglemesa.example', 'OFFICE@eaglemesa.example'],
    ['dispatch@eaglemesa.example', 'office@eaglemesa.example'],
    ['dispatch@mail.eaglemesa.example', 'office@eaglemesa.example'],
    ['dispatch@copperwren.example', 'office@eaglemesa.example'],
    ['dispatch@eaglewren.example', 'office@eaglemesa.example'],
    ['dispatch@freight.example', 'office@eaglemesafreight.example'],
    ['dispatch@eaglemesa-transport.example', 'office@transport.example'],
    ['dispatch@freightexpress.example', 'office@freightlines.example'],
    ['dispatch@foxtrucking.example', 'office@fox.example'],
    ['dispatch@haul12.example', 'office@haul13.example'],
    ['dispatch@abd.example', 'office@abc.example'],
    ['someone@gmail.com', 'eagle.mesa@gmail.com'],
    ['dispatch@yahoo.com', 'dispatch@gmail.com'],
    ['dispatch@gmail.com', 'office@eaglemesa.example'],
    ['eaglemesa@copperwren.example', 'eaglemesa@gmail.com'],
    [`a@${'eaglemesa-'.repeat(20)}.example`, 'office@eaglemesa.example'],
    ['eaglemesa.example', 'office@eaglemesa.example'],
    ['office@eaglemesa.example', 'eaglemesa'],
    ['', 'office@eaglemesa.example'],
    ['office@eaglemesa.example', ' '],
  ])('%j does not look like %j', (email, onRecord) => {
    expect(isLookalikeEmail(email, onRecord)).toBe(false)
  })

  it('a domain looks like nothing where there is none', () => {
    expect(isLookalikeDomain(null, 'eaglemesa.example')).toBe(false)
    expect(isLookalikeDomain('eaglemesa.example', null)).toBe(false)
    expect(isLookalikeDomain('co.us', 'com.mx')).toBe(false)
  })

  it.each([
    [
      'dispatch@eag1emesa.example',
      ['eagle.mesa@gmail.com', 'office@eaglemesa.example'],
      'office@eaglemesa.example',
    ],
    ['Office@eaglemesa.example', ['office@eag1emesa.example', 'office@eaglemesa.example'], undefined],
    ['other@eaglemesa.example', ['office@eag1emesa.example', 'office@eaglemesa.example'], undefined],
    ['eaglemesa@gmail.com', ['eagle.mesa@gmail.com'], 'eagle.mesa@gmail.com'],
    ['eaglemesa', ['eaglemesa@gmail.com'], undefined],
    ['dispatch@eag1emesa.example', [], undefined],
  ])('%s looks like that of %j which is %s', (email, onRecord, resembled) => {
    expect(lookalikeOf(email, onRecord)).toBe(resembled)
  })
})

it('a carrier has its own addresses on record, and none that only a rate confirmation names', () => {
  const contact = { name: null, title: null, phone: null }
  const carrier = aCarrierDetail({
    email: 'office@eaglemesa.example',
    contacts: [
      { ...contact, email: 'ruth@eaglemesa.example', source: 'Onboarding packet' },
      { ...contact, email: 'office@eaglemesa.example', source: 'Onboarding packet' },
      { ...contact, email: 'thief@elsewhere.example', source: 'Rate confirmation' },
      { ...contact, email: null, source: 'Onboarding packet' },
    ],
  })
  expect(emailsOnRecord(carrier)).toEqual(['office@eaglemesa.example', 'ruth@eaglemesa.example'])
  expect(emailsOnRecord({ email: null })).toEqual([])
})

it('a look-alike names whom it resembles', () => {
  expect(lookalikeText('a@b.example', 'EAGLE MESA FREIGHT LLC')).toBe(
    'Looks like a@b.example of EAGLE MESA FREIGHT LLC',
  )
  expect(lookalikeText('a@b.example', null)).toBe('Looks like a@b.example')
})
