import {
  type Http,
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
  httpInsurancePolicies,
  httpOnboardingPackets,
  httpPaymentTerms,
  httpRateConfirmationMails,
  httpRateConfirmations,
  httpTaxForms,
} from '@fairhaul/adapters-http'
import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { type Bind, HttpTokens } from '../bind.ts'

/** What the sections of a carrier's profile request. */
export const bindModule = (bind: Bind): void => {
  bind(ProfileTokens.AssociatedCarriers).toResolvedValue(
    (http: Http) => httpAssociatedCarriers(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.ContactChanges).toResolvedValue(
    (http: Http) => httpContactChanges(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.FederalTieRecords).toResolvedValue(
    (http: Http) => httpFederalTieRecords(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.AuthorityHistories).toResolvedValue(
    (http: Http) => httpAuthorityHistories(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.CarrierAgreements).toResolvedValue(
    (http: Http) => httpCarrierAgreements(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.CarrierPayments).toResolvedValue(
    (http: Http) => httpCarrierPayments(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.CarrierPeople).toResolvedValue(
    (http: Http) => httpCarrierPeople(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.CarrierSafetyRecords).toResolvedValue(
    (http: Http) => httpCarrierSafety(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.CarrierTouches).toResolvedValue(
    (http: Http) => httpCarrierTouches(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.Classifications).toResolvedValue(
    (http: Http) => httpClassifications(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.ConnectionInvitations).toResolvedValue(
    (http: Http) => httpConnectionInvitations(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.Contracts).toResolvedValue((http: Http) => httpContracts(http), [HttpTokens.Http])
  bind(ProfileTokens.CarrierHistory).toResolvedValue(
    (http: Http) => httpCarrierHistory(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.DecisionRecords).toResolvedValue(
    (http: Http) => httpDecisionRecords(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.OwnChecks).toResolvedValue((http: Http) => httpOwnChecks(http), [HttpTokens.Http])
  bind(ProfileTokens.EditRequests).toResolvedValue((http: Http) => httpEditRequests(http), [HttpTokens.Http])
  bind(ProfileTokens.IdentityAlertMessages).toResolvedValue(
    (http: Http) => httpIdentityAlertMessages(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.InsuranceCertificateRequests).toResolvedValue(
    (http: Http) => httpInsuranceCertificateRequests(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.InsurancePolicies).toResolvedValue(
    (http: Http) => httpInsurancePolicies(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.OnboardingPackets).toResolvedValue(
    (http: Http) => httpOnboardingPackets(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.PaymentTerms).toResolvedValue((http: Http) => httpPaymentTerms(http), [HttpTokens.Http])
  bind(ProfileTokens.RateConfirmationMails).toResolvedValue(
    (http: Http) => httpRateConfirmationMails(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.RateConfirmations).toResolvedValue(
    (http: Http) => httpRateConfirmations(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.TaxForms).toResolvedValue((http: Http) => httpTaxForms(http), [HttpTokens.Http])
}
