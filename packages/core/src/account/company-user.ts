import type { CurrentUser } from './user.ts'

/** A user of the company, as shown to those who manage users. Source: section 3, "Current user". */
export type CompanyUser = Pick<
  CurrentUser,
  'id' | 'firstName' | 'lastName' | 'email' | 'phoneE164' | 'scopes' | 'createdAt'
>
