import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readEditRequest } from './edit-request.ts'

it('an edit request is trimmed', () => {
  expect(readEditRequest({ carrierId: id(7), message: ' The phone\nis wrong. ' })).toEqual({
    ok: true,
    value: { carrierId: 7, message: 'The phone\nis wrong.' },
  })
})

it.each(['', ' \n '])('an edit request of %j is refused', message => {
  expect(readEditRequest({ carrierId: id(7), message })).toEqual({
    ok: false,
    refusal: [{ field: 'message', message: 'Say what should be corrected.' }],
  })
})
