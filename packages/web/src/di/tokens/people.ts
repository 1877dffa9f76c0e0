import type { CompanyChangeOrders, CompanyUsers, SignUp, Teams, UserInvitations } from '@fairhaul/core'
import { token } from '../token.ts'

/** The people of the broker's own company, and its record. */
export const PeopleTokens = {
  CompanyChangeOrders: token<CompanyChangeOrders>('CompanyChangeOrders'),
  CompanyUsers: token<CompanyUsers>('CompanyUsers'),
  /** A person gives their names as they do when they sign up. */
  OwnNames: token<Pick<SignUp, 'giveDetails'>>('OwnNames'),
  Teams: token<Teams>('Teams'),
  UserInvitations: token<UserInvitations>('UserInvitations'),
}
