import type { CompanyChangeOrders, CompanyUsers, Teams, UserInvitations } from '@fairhaul/core'
import { token } from '../token.ts'

/** The people of the broker's own company, and its record. */
export const PeopleTokens = {
  CompanyChangeOrders: token<CompanyChangeOrders>('CompanyChangeOrders'),
  CompanyUsers: token<CompanyUsers>('CompanyUsers'),
  Teams: token<Teams>('Teams'),
  UserInvitations: token<UserInvitations>('UserInvitations'),
}
