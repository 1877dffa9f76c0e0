import { expect, it } from 'vitest'
import { policyNumberKey } from './policy-number.ts'

it.each(['S-QHMI3107-00', 'sqhmi 3107 00', '00SQHMI310700', 'S.QHMI/3107-00'])('%s is one number', text => {
  expect(policyNumberKey(text)).toBe('SQHMI310700')
})

it.each([null, '', '0', '00', '000-0', 'none', 'N/A', 'n.a.', 'TBD', 'UNKNOWN', 'Pending', 'XXX', '-'])(
  '%s names no policy',
  text => {
    expect(policyNumberKey(text)).toBeNull()
  },
)
