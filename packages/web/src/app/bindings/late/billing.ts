import { type Http, httpCompanyBilling } from '@fairhaul/adapters-http'
import type { PageConfiguration } from '../../../../configuration/configuration.ts'
import { browserCardProvider } from '../../../browser/card-entry/card-provider.ts'
import { BillingTokens } from '../../../di/tokens/billing.ts'
import { BrowserTokens } from '../../../di/tokens/browser.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(BillingTokens.CompanyBilling).toResolvedValue(
    (wire: Http) => httpCompanyBilling(wire),
    [WireTokens.Http],
  )
  bind(BillingTokens.CardProvider).toResolvedValue(
    (configuration: PageConfiguration) => browserCardProvider(configuration),
    [BrowserTokens.PageConfiguration],
  )
}
