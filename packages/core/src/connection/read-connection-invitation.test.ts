import { aClassification, aFilledConnectionInvitation, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { readConnectionInvitation, readResend } from './read-connection-invitation.ts'

const electable = [2, 3].map(each => aClassification({ id: id(each) }))
const ELECT = {
  field: 'classificationIds',
  message: 'Choose from the classifications you can select.',
}

describe('an invitation of a carrier', () => {
  it('an invitation to an address is sent to it, trimmed', () => {
    expect(readConnectionInvitation(aFilledConnectionInvitation(), electable)).toEqual({
      ok: true,
      value: {
        carrierId: 7,
        classificationIds: [2],
        addressee: { kind: 'email', email: 'dispatch@eaglemesa.example' },
      },
    })
  })

  it('an invitation to a person is sent to them, with each classification once', () => {
    const filled = aFilledConnectionInvitation({
      email: ' ',
      userId: id(40),
      classificationIds: [id(3), id(2), id(3)],
    })
    expect(readConnectionInvitation(filled, electable)).toEqual({
      ok: true,
      value: { carrierId: 7, classificationIds: [2, 3], addressee: { kind: 'user', userId: 40 } },
    })
  })

  it.each([
    ['', null, 'Enter an e-mail address or choose a person.'],
    ['  ', null, 'Enter an e-mail address or choose a person.'],
    ['ruth@eaglemesa.example', id<'user'>(40), 'Enter an e-mail address or choose a person, not both.'],
    ['ruth', null, 'Enter a valid e-mail address, like name@company.com.'],
  ])('an invitation to %j and the person %s is refused', (email, userId, message) => {
    expect(readConnectionInvitation(aFilledConnectionInvitation({ email, userId }), electable)).toEqual({
      ok: false,
      refusal: [{ field: 'email', message }],
    })
  })

  it('an invitation elects no classifications or only electable ones', () => {
    expect(readConnectionInvitation(aFilledConnectionInvitation({ classificationIds: [] }), []).ok).toBe(true)
    const filled = aFilledConnectionInvitation({ classificationIds: [id(2), id(9)] })
    expect(readConnectionInvitation(filled, electable)).toEqual({ ok: false, refusal: [ELECT] })
  })

  it('an invalid invitation is refused with all its problems at once', () => {
    const filled = aFilledConnectionInvitation({ email: '', classificationIds: [id(9)] })
    expect(readConnectionInvitation(filled, electable)).toEqual({
      ok: false,
      refusal: [{ field: 'email', message: 'Enter an e-mail address or choose a person.' }, ELECT],
    })
  })

  it('an invitation is sent again with its classifications', () => {
    const again = readResend({ id: id(21) }, [id(3), id(2), id(2)], electable)
    expect(again).toEqual({ ok: true, value: { id: 21, classificationIds: [2, 3] } })
    expect(readResend({ id: id(21) }, [id(9)], electable)).toEqual({ ok: false, refusal: [ELECT] })
  })
})
