/**
 * The account that a carrier is paid to, as far as it leaves the server: the end of its number only.
 *
 * Source: section 6, "Scopes". Choice: the fields are ours, as section 3 names none.
 */
export interface BankAccount {
  readonly bankName: string
  /** The last four digits of its number. */
  readonly lastFour: string
}

/** The account of a packet; `hidden` for users who may not see bank accounts; null: the carrier has given none. */
export type GivenBankAccount = BankAccount | 'hidden' | null

/**
 * The account as a text: "First Bank, account ending in 0042". Empty: a text that says why there is none.
 *
 * Source: section 6, "Scopes".
 */
export const bankAccountText = (account: GivenBankAccount): string => {
  if (account === null) return 'No bank account from the carrier yet.'
  if (account === 'hidden') return 'Hidden: your permissions do not include bank accounts.'
  return `${account.bankName}, account ending in ${account.lastFour}`
}
