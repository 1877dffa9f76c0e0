import {
  type Http,
  httpCompanyChangeOrders,
  httpCompanyUsers,
  httpTeams,
  httpUserInvitations,
} from '@fairhaul/adapters-http'
import { PeopleTokens } from '../../../di/tokens/people.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(PeopleTokens.CompanyChangeOrders).toResolvedValue(
    (http: Http) => httpCompanyChangeOrders(http),
    [WireTokens.Http],
  )
  bind(PeopleTokens.CompanyUsers).toResolvedValue((http: Http) => httpCompanyUsers(http), [WireTokens.Http])
  bind(PeopleTokens.Teams).toResolvedValue((http: Http) => httpTeams(http), [WireTokens.Http])
  bind(PeopleTokens.UserInvitations).toResolvedValue(
    (http: Http) => httpUserInvitations(http),
    [WireTokens.Http],
  )
}
