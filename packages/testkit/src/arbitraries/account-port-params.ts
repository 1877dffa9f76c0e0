import fc from 'fast-check'
import { eventsParams } from './carrier-changes.ts'
import {
  addPaymentMethods,
  applicationsParams,
  changeOrderDecisions,
  changeOrderFilters,
  changeOrdersParams,
  outlookKeyParams,
  plans,
} from './companies.ts'
import { newApiKeys } from './api-keys.ts'
import { auditEntriesParams, recordedExports } from './audit-log.ts'
import type { AccountPortParams } from './port-param-types.ts'
import * as users from './users.ts'
import { newWebhooks, webhookChanges, webhookDeliveriesParams } from './webhooks.ts'
import { idParams, ids, pageParams } from './values.ts'

/** The params of the calls about a user, their company and its people. */
export const accountPortParams: AccountPortParams = {
  Session: {
    signIn: fc.record({ email: fc.constantFrom('dana@northlake.example', 'nobody@x.example', '') }),
    enterCode: fc.record({ code: fc.constantFrom('207919', '000000', '') }),
  },
  SignUp: {
    start: users.signUpParams,
    enterCode: users.signUpCodeParams,
    giveDetails: users.signUpDetails,
    createCompany: users.newCompanies,
  },
  FeatureFlagBoard: { forUser: fc.record({ userId: ids<'user'>() }) },
  CompanyUsers: {
    list: users.companyUsersParams,
    search: users.companyUserSearches,
    changeScopes: users.scopeChanges,
    remove: idParams<'user'>(),
  },
  UserInvitations: {
    list: pageParams,
    create: users.newUserInvitations,
    resend: users.resendUserInvitations,
    remove: idParams<'user-invitation'>(),
  },
  CompanyBilling: {
    changePlan: plans.map(({ id: planId }) => ({ planId })),
    addPaymentMethod: addPaymentMethods,
  },
  CompanyChangeOrders: {
    list: changeOrdersParams,
    count: changeOrderFilters,
    find: idParams<'company-change-order'>(),
    approve: changeOrderDecisions,
    reject: changeOrderDecisions,
  },
  CompanyReports: { list: pageParams, run: idParams<'company-report'>() },
  CompanyEvents: { since: eventsParams, stream: eventsParams },
  Digests: { savePreferences: users.digestChoices },
  AuditLog: {
    list: auditEntriesParams,
    recordExport: recordedExports,
  },
  ApiKeys: { list: pageParams, create: newApiKeys, revoke: idParams<'api-key'>() },
  Integrations: { outlookKey: outlookKeyParams, applications: applicationsParams },
  Webhooks: {
    list: pageParams,
    create: newWebhooks,
    update: webhookChanges,
    rotateSecret: idParams<'webhook'>(),
    remove: idParams<'webhook'>(),
    sendTest: idParams<'webhook'>(),
    deliveries: webhookDeliveriesParams,
    resend: idParams<'webhook-delivery'>(),
  },
}
