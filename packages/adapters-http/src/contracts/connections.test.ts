import {
  carrierAgreementsContract,
  connectionInvitationsContract,
  connectionsContract,
  contractsContract,
  onboardingPacketsContract,
  paymentTermsContract,
  taxFormsContract,
} from '@fairhaul/testkit/contracts'
import { furnishOnboarding } from '@fairhaul/testkit/office'
import { httpCarrierAgreements } from '../calls/carrier-agreements.ts'
import { httpConnectionInvitations } from '../calls/connection-invitations.ts'
import { httpConnections } from '../calls/connections.ts'
import { httpContracts } from '../calls/contracts.ts'
import { httpOnboardingPackets } from '../calls/onboarding-packets.ts'
import { httpPaymentTerms } from '../calls/payment-terms.ts'
import { httpTaxForms } from '../calls/tax-forms.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'connections and onboarding',
  ({ office, room, broker }) => {
    connectionsContract(async () => ({
      connections: httpConnections(await broker()),
      issuerId: office().facts.companyId,
      otherIssuerId: office().facts.otherCompanyId,
      nextCarrier: office().nextCarrier,
      absent: office().facts.absent,
    }))
    onboardingPacketsContract(async () => ({
      packets: httpOnboardingPackets(await broker()),
      connectionId: room().connection,
      connectionWithout: room().connectionWithout,
      foreignConnection: room().foreignConnection,
      foreignPacket: room().foreignPacket,
      absent: office().facts.absent,
    }))
    carrierAgreementsContract(async () => ({
      agreements: httpCarrierAgreements(await broker()),
      carrierId: room().connectedCarrier,
      carrierWithout: room().carrierWithout,
      foreignAgreement: room().foreignAgreement,
      absent: office().facts.absent,
    }))
    contractsContract(async () => ({
      contracts: httpContracts(await broker()),
      onboardingPacketId: room().packet,
      absent: office().facts.absent,
    }))
    taxFormsContract(async () => ({
      taxForms: httpTaxForms(await broker()),
      onboardingPacketId: room().packet,
      taxFormId: room().taxForm,
      taxFormInPart: room().taxFormInPart,
      absent: office().facts.absent,
    }))
    connectionInvitationsContract(async () => ({
      invitations: httpConnectionInvitations(await broker()),
      issuerId: office().facts.companyId,
      otherIssuerId: office().facts.otherCompanyId,
      nextCarrier: office().nextCarrier,
      userId: room().dispatcher,
      classificationId: room().electable,
      closedClassification: room().closed,
      answered: room().answered,
      absent: office().facts.absent,
    }))
    paymentTermsContract(async () => ({
      paymentTerms: httpPaymentTerms(await broker()),
      ...office().facts,
    }))
  },
  furnishOnboarding,
)
