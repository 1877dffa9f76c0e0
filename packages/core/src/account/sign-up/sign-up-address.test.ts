import { describe, expect, it } from 'vitest'
import { emailOfAddress, signUpCodeOfAddress, signUpOfAddress } from './sign-up-address.ts'

describe('the address of a sign-up', () => {
  it.each([
    [{ email: ' dana@northlake.example ', referrer: ' partner ' }, 'dana@northlake.example', 'partner'],
    [{ email: ['dana@northlake.example', 'other@x.example'] }, 'dana@northlake.example', undefined],
    [{ referrer: '  ' }, '', undefined],
    [{ email: { deep: 'x' } }, '', undefined],
    [{}, '', undefined],
  ])('%j carries %j from %j', (query, email, referrer) => {
    expect(signUpOfAddress(query)).toEqual(referrer === undefined ? { email } : { email, referrer })
    expect(emailOfAddress(query)).toBe(email)
  })

  it('is read without a referrer as one that has none, not as one that is undefined', () => {
    expect(Object.keys(signUpOfAddress({}))).toEqual(['email'])
  })

  it('that has a code carries its digits', () => {
    expect(signUpCodeOfAddress({ email: 'dana@northlake.example', code: ' 123-456 ' })).toEqual({
      email: 'dana@northlake.example',
      code: '123456',
    })
    expect(signUpCodeOfAddress({})).toEqual({ email: '', code: '' })
  })
})
