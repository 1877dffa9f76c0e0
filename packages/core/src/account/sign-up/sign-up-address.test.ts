import { expect, it } from 'vitest'
import { emailOfAddress, signUpCodeOfAddress, signUpOfAddress } from './sign-up-address.ts'

it.each([
  [{ email: ' dana@northlake.example ', referrer: ' partner ' }, 'dana@northlake.example', 'partner'],
  [{ email: ['dana@northlake.example', 'other@x.example'] }, 'dana@northlake.example', undefined],
  [{ referrer: '  ' }, '', undefined],
  [{ email: { deep: 'x' } }, '', undefined],
  [{}, '', undefined],
])('the sign-up URL %j carries %j from %j', (query, email, referrer) => {
  expect(signUpOfAddress(query)).toEqual(referrer === undefined ? { email } : { email, referrer })
  expect(emailOfAddress(query)).toBe(email)
})

it('an empty referrer is read as none, not as undefined', () => {
  expect(Object.keys(signUpOfAddress({}))).toEqual(['email'])
})

it('a sign-up URL with a code carries its digits', () => {
  expect(signUpCodeOfAddress({ email: 'dana@northlake.example', code: ' 123-456 ' })).toEqual({
    email: 'dana@northlake.example',
    code: '123456',
  })
  expect(signUpCodeOfAddress({})).toEqual({ email: '', code: '' })
})
