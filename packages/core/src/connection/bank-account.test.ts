import { expect, it } from 'vitest'
import { bankAccountText } from './bank-account.ts'

it.each([
  [{ bankName: 'First Bank', lastFour: '0042' }, 'First Bank, account ending in 0042'],
  [null, 'No bank account from the carrier yet.'],
  ['hidden', 'Hidden: your permissions do not include bank accounts.'],
] as const)('the bank account %j is shown as a text', (account, text) => {
  expect(bankAccountText(account)).toBe(text)
})
