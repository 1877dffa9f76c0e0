import type { CompanyBilling } from '@fairhaul/core'
import type { CardProvider } from '../../stores/ports/card-provider.ts'
import { token } from '../token.ts'

/** How the company pays. */
export const BillingTokens = {
  CompanyBilling: token<CompanyBilling>('CompanyBilling'),
  CardProvider: token<CardProvider>('CardProvider'),
}
