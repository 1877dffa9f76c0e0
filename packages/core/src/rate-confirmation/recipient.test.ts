import { aCarrierDetail, aLookalikeRecipient, aRecipient, arbitrary, holds, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { addressToSendTo } from '../search/identity/address-to-send-to.ts'
import { IDENTITY_TERMS, identityTerm } from '../search/identity/identity-terms.ts'
import { recipientFact, recipientText, recipientWarning } from './recipient.ts'

const whose = { value: 'office@tern.example', carrierId: id<'carrier'>(50), legalName: 'TERN LINES' }

describe('how the address of an e-mail relates to its carrier', () => {
  it('a result has the label and the tone of the table, and one that is not on record is a fail', () => {
    for (const term of IDENTITY_TERMS)
      expect(recipientFact({ term })).toEqual({
        ...identityTerm(term),
        ...(term === 'not-on-record' && { tone: 'fail' }),
      })
  })

  it.each([
    ['reported', 'Sent to an address that brokers reported.', 'fail'],
    ['do-not-dispatch', 'Sent to an address of a carrier marked do not dispatch.', 'fail'],
    ['other-carrier', 'Sent to another carrier’s address.', 'fail'],
    ['unsafe-carrier', 'Sent to an address that an unsafe carrier has too.', 'fail'],
    ['changed', 'Sent to an address that is new on file.', 'incomplete'],
    ['old', 'Sent to an address that is no longer on file.', 'incomplete'],
    ['dispatcher', 'Sent to a dispatcher’s address.', 'incomplete'],
    ['not-on-record', 'Sent to an address that is not the carrier’s.', 'fail'],
  ] as const)('an address that is %s is warned of: %s', (term, title, tone) => {
    expect(recipientWarning(aRecipient({ term }), false, id(7))).toMatchObject({ title, tone })
  })

  it.each(['matches', 'shared', 'not-federal', 'own-domain', 'not-checked'] as const)(
    'an address that is %s is not warned of',
    term => {
      expect(recipientWarning(aRecipient({ term, whose }), false, id(7))).toBeNull()
    },
  )

  it('nothing is said of an address of which nothing is known', () => {
    expect(recipientWarning(null, false, id(7))).toBeNull()
  })

  it.each([
    [id<'carrier'>(7), 'Came from a look-alike of the carrier’s address.'],
    [id<'carrier'>(8), 'Came from a look-alike of another carrier’s address.'],
    [null, 'Came from a look-alike of another carrier’s address.'],
  ])('a look-alike says whose address it resembles, for the carrier %s', (carrierId, title) => {
    expect(recipientWarning(aLookalikeRecipient(), true, carrierId)).toEqual({
      title,
      tone: 'fail',
      isUnknown: true,
    })
  })

  it('a look-alike of which no carrier is named is one of the carrier', () => {
    expect(recipientWarning(aRecipient({ term: 'look-alike' }), false, null)?.title).toBe(
      'Sent to a look-alike of the carrier’s address.',
    )
  })

  it.each([
    ['look-alike', 'Looks like office@tern.example of TERN LINES'],
    ['other-carrier', 'On record for TERN LINES'],
    ['shared', 'On record for TERN LINES'],
    ['own-domain', null],
  ] as const)('an address that is %s names whose it is: %s', (term, text) => {
    expect(recipientText({ term, whose })).toBe(text)
    expect(recipientText({ term, whose: null })).toBeNull()
  })
})

describe('laws of recipients', () => {
  const { carriers, contactAnswers, contactWindows, recipients } = arbitrary

  it('every address that is checked before sending can be the recipient of an e-mail, with the same label', () => {
    holds([carriers, contactAnswers, contactWindows], (row, answer, window) => {
      const check = addressToSendTo('billing@eaglemesa.example', aCarrierDetail({ ...row }), answer, window)
      expect(recipientFact(check).text).toBe(check.word.text)
      if (check.isUnsafe && check.term !== 'not-checked')
        expect(recipientWarning(check, false, row.id)).not.toBeNull()
    })
  })

  it('a warning is a fail exactly where its label is', () => {
    holds([recipients], recipient => {
      const warning = recipientWarning(recipient, false, id(7))
      if (warning !== null) expect(warning.tone).toBe(recipientFact(recipient).tone)
      else expect(recipientFact(recipient).tone).not.toBe('fail')
    })
  })
})
