import {
  type Http,
  httpClassifications,
  httpCompanyBilling,
  httpCompanyChangeOrders,
  httpCompanyUsers,
  httpDigests,
  httpIntegrations,
  httpSignUp,
  httpTeams,
  httpTickets,
  httpUserInvitations,
} from '@fairhaul/adapters-http'
import type { CompanyChangeOrders } from '@fairhaul/core'
import type { PageConfiguration } from '../../../../configuration/configuration.ts'
import { browserCardProvider } from '../../../browser/card-entry/card-provider.ts'
import { browserSignUpStorage } from '../../../browser/sign-up-storage.ts'
import { sessionSafeStorage } from '../../../browser/storage.ts'
import {
  ActionItemsTokens,
  BillingTokens,
  IntegrationsTokens,
  PeopleTokens,
  SignUpTokens,
} from '../../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens } from '../../../di/tokens.ts'
import { ActionItemsStore } from '../../../parts/action-items/action-items-store.ts'
import type { AccountStore } from '../../../stores/account-store.ts'
import type { Bind } from '../bind.ts'
import { HttpTokens } from '../bind.ts'

/** Screens are found by file name, as the shell finds them. */
const SCREENS = import.meta.glob('../../../screens/*/screen.ts')

/** Billing, integrations, company users, sign-up and action items. */
export const bindModule = (bind: Bind): void => {
  bind(BillingTokens.CompanyBilling).toResolvedValue(
    (http: Http) => httpCompanyBilling(http),
    [HttpTokens.Http],
  )
  bind(BillingTokens.CardProvider).toResolvedValue(
    (configuration: PageConfiguration) => browserCardProvider(configuration),
    [BrowserTokens.PageConfiguration],
  )
  bind(IntegrationsTokens.Integrations).toResolvedValue(
    (http: Http) => httpIntegrations(http),
    [HttpTokens.Http],
  )
  bind(IntegrationsTokens.Classifications).toResolvedValue(
    (http: Http) => httpClassifications(http),
    [HttpTokens.Http],
  )
  bind(PeopleTokens.CompanyChangeOrders).toResolvedValue(
    (http: Http) => httpCompanyChangeOrders(http),
    [HttpTokens.Http],
  )
  bind(PeopleTokens.CompanyUsers).toResolvedValue((http: Http) => httpCompanyUsers(http), [HttpTokens.Http])
  bind(PeopleTokens.Digests).toResolvedValue((http: Http) => httpDigests(http), [HttpTokens.Http])
  bind(PeopleTokens.Teams).toResolvedValue((http: Http) => httpTeams(http), [HttpTokens.Http])
  bind(PeopleTokens.UserInvitations).toResolvedValue(
    (http: Http) => httpUserInvitations(http),
    [HttpTokens.Http],
  )
  bind(SignUpTokens.SignUp).toResolvedValue((http: Http) => httpSignUp(http), [HttpTokens.Http])
  bind(SignUpTokens.SignUpStorage).toResolvedValue(
    ({ sessionEndEvents }: AccountStore) => {
      const storage = browserSignUpStorage(sessionSafeStorage)
      // Without storage, no other code clears what this page holds in memory.
      sessionEndEvents.subscribe((_, sessionEnd) => {
        if (sessionEnd !== 'session-ended') storage.clear()
      })
      return storage
    },
    [AccountTokens.AccountStore],
  )
  bind(ActionItemsTokens.HasScreen).toConstantValue(name => `../../../screens/${name}/screen.ts` in SCREENS)
  bind(ActionItemsTokens.ActionItemsStore).toResolvedValue(
    (http: Http, changeOrders: CompanyChangeOrders) =>
      new ActionItemsStore({ tickets: httpTickets(http), changeOrders }),
    [HttpTokens.Http, PeopleTokens.CompanyChangeOrders],
  )
}
