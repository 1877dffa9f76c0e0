import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWrongRecipient, RECIPIENT_LABELS, RECIPIENTS, type Recipient, recipientOf } from './recipient.ts'

const ON_RECORD = ['Office@EagleMesa.example', 'eagle.mesa@gmail.com', '', 'no address']

describe('how the address of an e-mail relates to its carrier', () => {
  it.each<[string, Recipient]>([
    ['office@eaglemesa.example', 'own-address'],
    [' OFFICE@EAGLEMESA.EXAMPLE ', 'own-address'],
    ['eagle.mesa@gmail.com', 'own-address'],
    ['billing@eaglemesa.example', 'own-domain'],
    ['office@eag1emesa.example', 'look-alike'],
    ['someone@eag1emesa.example', 'look-alike'],
    ['eaglemesa@gmail.com', 'look-alike'],
    ['someone@gmail.com', 'someone-else'],
    ['office@eaglemesa.example.evil.example', 'look-alike'],
    ['dispatch@eaglemesa-dispatch.example', 'look-alike'],
    ['dispatch@eaglemesa.co', 'look-alike'],
    ['dispatch@eaglemessa.example', 'look-alike'],
    ['office@elsewhere.example', 'someone-else'],
    ['eaglemesa.example', 'someone-else'],
    ['', 'someone-else'],
  ])('the address %j is %s', (address, recipient) => {
    expect(recipientOf(address, ON_RECORD)).toBe(recipient)
  })

  it('an address that looks like that of a carrier of the same name is wrong too, and none of theirs is own', () => {
    const namesakes = ['dispatch@mesaeagle.example']
    expect(recipientOf('office@mesaeag1e.example', ON_RECORD)).toBe('someone-else')
    expect(recipientOf('office@mesaeag1e.example', ON_RECORD, namesakes)).toBe('look-alike')
    expect(recipientOf('dispatch@mesaeagle.example', ON_RECORD, namesakes)).toBe('someone-else')
    expect(recipientOf('dispatch@mesaeagle.example', [], namesakes)).toBe('not-checkable')
  })

  it.each([[[]], [['']], [['no address', 'a@b']]])(
    'without an address on record (%j) none is checkable',
    onRecord => {
      expect(recipientOf('office@eaglemesa.example', onRecord)).toBe('not-checkable')
    },
  )

  it('only an address that is not the carrier’s own is wrong', () => {
    expect([...RECIPIENTS, null].filter(isWrongRecipient)).toEqual(['look-alike', 'someone-else'])
  })
})

describe('laws of recipients', () => {
  const addresses = fc.constantFrom(
    'office@eaglemesa.example',
    'billing@eaglemesa.example',
    'office@eag1emesa.example',
    'Office@Tern.example',
    'office@gmail.com',
    'x',
  )
  const some = fc.array(addresses, { maxLength: 4 })

  it('an address on record is the carrier’s own, in any case and place', () => {
    holds([addresses, some, some], (address, before, after) => {
      const recipient = recipientOf(address.toUpperCase(), [...before, address, ...after])
      expect(address === 'x' || recipient === 'own-address').toBe(true)
    })
  })

  it('the order of the addresses on record does not matter, nor does one given twice', () => {
    holds([addresses, some], (address, onRecord) => {
      const recipient = recipientOf(address, onRecord)
      expect(recipientOf(address, onRecord.toReversed())).toBe(recipient)
      expect(recipientOf(address, [...onRecord, ...onRecord])).toBe(recipient)
    })
  })

  it('another address on record never makes a checked address wrong', () => {
    holds([addresses, some, addresses], (address, onRecord, more) => {
      const before = recipientOf(address, onRecord)
      if (before !== 'not-checkable' && !isWrongRecipient(before))
        expect(isWrongRecipient(recipientOf(address, [...onRecord, more]))).toBe(false)
    })
  })

  it('every way in which an address relates to a carrier has a label of its own', () => {
    holds([arbitrary.maybe(fc.constantFrom(...RECIPIENTS))], recipient => {
      expect(recipient === null || RECIPIENT_LABELS[recipient].length > 0).toBe(true)
    })
    expect(new Set(Object.values(RECIPIENT_LABELS)).size).toBe(RECIPIENTS.length)
  })
})
