import type { Http } from '@fairhaul/adapters-http'
import type { CompanyBilling } from '@fairhaul/core'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import { browserCardProvider } from '../../browser/card-entry/card-provider.ts'
import { BillingTokens } from '../../di/tokens/billing.ts'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import type { Bind } from '../container.ts'
import { WireTokens } from './wire-token.ts'

/** The calls come with the screen that makes them, not with the first load. */
const companyBilling = (wire: Http): CompanyBilling => {
  const calls = async () => (await import('./late/company-billing.ts')).httpCompanyBilling(wire)
  return {
    current: async signal => (await calls()).current(signal),
    changePlan: async ask => (await calls()).changePlan(ask),
    addPaymentMethod: async ask => (await calls()).addPaymentMethod(ask),
  }
}

export const bindBilling = (bind: Bind): void => {
  bind(BillingTokens.CompanyBilling).toResolvedValue(companyBilling, [WireTokens.Http])
  bind(BillingTokens.CardProvider).toResolvedValue(
    (configuration: PageConfiguration) => browserCardProvider(configuration),
    [BrowserTokens.PageConfiguration],
  )
}
