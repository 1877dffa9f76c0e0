import {
  type Http,
  httpApiKeys,
  httpAuditLog,
  httpClassifications,
  httpCompanyBilling,
  httpCompanyChangeOrders,
  httpCompanyReports,
  httpCompanyUsers,
  httpDigests,
  httpIntegrations,
  httpSignUp,
  httpTeams,
  httpTickets,
  httpUserInvitations,
  httpWebhooks,
} from '@fairhaul/adapters-http'
import type {
  AutomationMarkers,
  Clock,
  CompanyChangeOrders,
  CompanyReports,
  Notes,
  Session,
} from '@fairhaul/core'
import type { PageConfiguration } from '../../../../../configuration/configuration.ts'
import { browserCardProvider } from '../../../../browser/card-entry/card-provider.ts'
import { browserSignUpStorage } from '../../../../browser/sign-up-storage.ts'
import { sessionSafeStorage } from '../../../../browser/storage.ts'
import {
  ActionItemsTokens,
  LiveTokens,
  AuditTokens,
  BillingTokens,
  IntegrationsTokens,
  PeopleTokens,
  RulesTokens,
  SignUpTokens,
} from '../../../../di/lazy-tokens.ts'
import { WebhookTokens } from '../../../../di/webhook-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../../../di/tokens.ts'
import { ActionItemsStore } from '../../../../parts/action-items/action-items-store.ts'
import { sightOf } from '../../../../parts/live/list-sight.ts'
import { pageSight } from '../../../../parts/live/page-sight.ts'
import type { AccountStore } from '../../../../stores/account-store.ts'
import type { PendingSignInStorage } from '../../../../stores/ports.ts'
import type { LiveEvents } from '../../../../stores/live-events.ts'
import { ReportWatch } from '../../../../stores/report-watch.ts'
import { SignInStore } from '../../../../stores/sign-in-store.ts'
import type { ToastsStore } from '../../../../stores/toasts-store.ts'
import type { Bind } from '../bind.ts'
import { HttpTokens } from '../bind.ts'
import { portBinder } from '../bind-ports.ts'

/** Without events, action items are requested this often, in milliseconds; each navigation requests them too. */
const ACTION_ITEMS_EVERY_MS = 300_000

/** Screens are found by file name, as the shell finds them. */
const SCREENS = import.meta.glob('../../../../screens/*/screen.ts')

/** Billing, integrations, company users, sign-up and action items. */
export const bindModule = (bind: Bind): void => {
  const port = portBinder(bind)
  bind(AccountTokens.SignInStore).toResolvedValue(
    (
      session: Session,
      storage: PendingSignInStorage,
      clock: Clock,
      automationMarkers: AutomationMarkers,
      { botCheck }: PageConfiguration,
    ) => new SignInStore({ session, storage, clock, automationMarkers, botCheck }),
    [
      AccountTokens.Session,
      BrowserTokens.PendingSignInStorage,
      BrowserTokens.Clock,
      BrowserTokens.AutomationMarkers,
      BrowserTokens.PageConfiguration,
    ],
  )
  port(AuditTokens.AuditLog, httpAuditLog)
  port(BillingTokens.CompanyBilling, httpCompanyBilling)
  bind(BillingTokens.CardProvider).toResolvedValue(
    (configuration: PageConfiguration) => browserCardProvider(configuration),
    [BrowserTokens.PageConfiguration],
  )
  port(IntegrationsTokens.ApiKeys, httpApiKeys)
  port(IntegrationsTokens.Integrations, httpIntegrations)
  port(WebhookTokens.Webhooks, httpWebhooks)
  port(IntegrationsTokens.Classifications, httpClassifications)
  port(PeopleTokens.CompanyChangeOrders, httpCompanyChangeOrders)
  port(PeopleTokens.CompanyReports, httpCompanyReports)
  bind(PeopleTokens.ReportWatch).toResolvedValue(
    (reports: CompanyReports, clock: Clock, toasts: ToastsStore, { sessionEndEvents }: AccountStore) => {
      const watch = new ReportWatch({ reports, clock, sight: pageSight, show: toasts.add })
      sessionEndEvents.subscribe(() => watch.clear())
      return watch
    },
    [PeopleTokens.CompanyReports, BrowserTokens.Clock, ShellTokens.ToastsStore, AccountTokens.AccountStore],
  )
  port(PeopleTokens.CompanyUsers, httpCompanyUsers)
  port(PeopleTokens.Digests, httpDigests)
  port(PeopleTokens.Teams, httpTeams)
  port(PeopleTokens.UserInvitations, httpUserInvitations)
  port(SignUpTokens.SignUp, httpSignUp)
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
  bind(ActionItemsTokens.HasScreen).toConstantValue(
    name => `../../../../screens/${name}/screen.ts` in SCREENS,
  )
  bind(ActionItemsTokens.ActionItemsStore).toResolvedValue(
    (http: Http, changeOrders: CompanyChangeOrders, notes: Notes, clock: Clock, events: LiveEvents) =>
      new ActionItemsStore({
        tickets: httpTickets(http),
        changeOrders,
        notes,
        live: kinds => sightOf(clock, events, kinds, ACTION_ITEMS_EVERY_MS),
      }),
    [
      HttpTokens.Http,
      PeopleTokens.CompanyChangeOrders,
      RulesTokens.Notes,
      BrowserTokens.Clock,
      LiveTokens.LiveEvents,
    ],
  )
}
