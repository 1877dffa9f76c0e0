import {
  httpAssociatedCarriers,
  httpAuthorityHistories,
  httpCarrierAgreements,
  httpCarrierPayments,
  httpCarrierPeople,
  httpCarrierSafety,
  httpCarrierTouches,
  httpClassifications,
  httpConnectionInvitations,
  httpContactChanges,
  httpContracts,
  httpCarrierHistory,
  httpDecisionRecords,
  httpOwnChecks,
  httpEditRequests,
  httpFederalTieRecords,
  httpIdentityAlertMessages,
  httpInsuranceCertificateRequests,
  httpInsuranceCertificates,
  httpInsurancePolicies,
  httpOnboardingPackets,
  httpPaymentTerms,
  httpRateConfirmationMails,
  httpRateConfirmations,
  httpTaxForms,
} from '@fairhaul/adapters-http'
import { browserPaperReader } from '../../../../browser/papers/paper-reader.ts'
import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { Bind } from '../bind.ts'
import { portBinder } from '../bind-ports.ts'

/** What the sections of a carrier's profile request. */
export const bindModule = (bind: Bind): void => {
  const port = portBinder(bind)
  port(ProfileTokens.AssociatedCarriers, httpAssociatedCarriers)
  port(ProfileTokens.ContactChanges, httpContactChanges)
  port(ProfileTokens.FederalTieRecords, httpFederalTieRecords)
  port(ProfileTokens.AuthorityHistories, httpAuthorityHistories)
  port(ProfileTokens.CarrierAgreements, httpCarrierAgreements)
  port(ProfileTokens.CarrierPayments, httpCarrierPayments)
  port(ProfileTokens.CarrierPeople, httpCarrierPeople)
  port(ProfileTokens.CarrierSafetyRecords, httpCarrierSafety)
  port(ProfileTokens.CarrierTouches, httpCarrierTouches)
  port(ProfileTokens.Classifications, httpClassifications)
  port(ProfileTokens.ConnectionInvitations, httpConnectionInvitations)
  port(ProfileTokens.Contracts, httpContracts)
  port(ProfileTokens.CarrierHistory, httpCarrierHistory)
  port(ProfileTokens.DecisionRecords, httpDecisionRecords)
  port(ProfileTokens.OwnChecks, httpOwnChecks)
  port(ProfileTokens.EditRequests, httpEditRequests)
  port(ProfileTokens.IdentityAlertMessages, httpIdentityAlertMessages)
  port(ProfileTokens.InsuranceCertificateRequests, httpInsuranceCertificateRequests)
  port(ProfileTokens.InsuranceCertificates, httpInsuranceCertificates)
  port(ProfileTokens.InsurancePolicies, httpInsurancePolicies)
  port(ProfileTokens.OnboardingPackets, httpOnboardingPackets)
  port(ProfileTokens.PaymentTerms, httpPaymentTerms)
  port(ProfileTokens.RateConfirmationMails, httpRateConfirmationMails)
  port(ProfileTokens.RateConfirmations, httpRateConfirmations)
  port(ProfileTokens.TaxForms, httpTaxForms)
  bind(ProfileTokens.PaperReader).toConstantValue(browserPaperReader(window))
}
