import { seedOnboarding } from '@fairhaul/testkit/contract-company'
import {
  carrierAgreementsContract,
  connectionInvitationsContract,
  connectionsContract,
  contractsContract,
  onboardingPacketsContract,
  paymentTermsContract,
  taxFormsContract,
} from '@fairhaul/testkit/contracts'
import { httpCarrierAgreements } from '../calls/carrier-agreements.ts'
import { httpCarriers } from '../calls/carriers.ts'
import { httpConnectionInvitations } from '../calls/connection-invitations.ts'
import { httpConnections } from '../calls/connections.ts'
import { httpContracts } from '../calls/contracts.ts'
import { httpNotes } from '../calls/notes.ts'
import { httpOnboardingPackets } from '../calls/onboarding-packets.ts'
import { httpPaymentTerms } from '../calls/payment-terms.ts'
import { httpTaxForms } from '../calls/tax-forms.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'connections and onboarding',
  ({ testCompany, seeded, broker }) => {
    connectionsContract(async () => ({
      connections: httpConnections(await broker()),
      issuerId: testCompany().facts.companyId,
      otherIssuerId: testCompany().facts.otherCompanyId,
      nextCarrier: testCompany().nextCarrier,
      packeted: seeded().connection,
      booked: seeded().connectedCarrier,
      coworker: seeded().coworker,
      notes: httpNotes(await broker()),
      absent: testCompany().facts.absent,
    }))
    onboardingPacketsContract(async () => ({
      packets: httpOnboardingPackets(await broker()),
      connectionId: seeded().connection,
      connectionWithout: seeded().connectionWithout,
      foreignConnection: seeded().foreignConnection,
      foreignPacket: seeded().foreignPacket,
      absent: testCompany().facts.absent,
    }))
    carrierAgreementsContract(async () => ({
      agreements: httpCarrierAgreements(await broker()),
      carrierId: seeded().connectedCarrier,
      carrierWithout: seeded().carrierWithout,
      foreignAgreement: seeded().foreignAgreement,
      absent: testCompany().facts.absent,
    }))
    contractsContract(async () => ({
      contracts: httpContracts(await broker()),
      onboardingPacketId: seeded().packet,
      absent: testCompany().facts.absent,
    }))
    taxFormsContract(async () => ({
      taxForms: httpTaxForms(await broker()),
      onboardingPacketId: seeded().packet,
      taxFormId: seeded().taxForm,
      taxFormInPart: seeded().taxFormInPart,
      absent: testCompany().facts.absent,
    }))
    connectionInvitationsContract(async () => ({
      invitations: httpConnectionInvitations(await broker()),
      carriers: httpCarriers(await broker()),
      connections: httpConnections(await broker()),
      issuerId: testCompany().facts.companyId,
      otherIssuerId: testCompany().facts.otherCompanyId,
      nextCarrier: testCompany().nextCarrier,
      userId: seeded().dispatcher,
      classificationId: seeded().electable,
      closedClassification: seeded().closed,
      answered: seeded().answered,
      absent: testCompany().facts.absent,
    }))
    paymentTermsContract(async () => ({
      paymentTerms: httpPaymentTerms(await broker()),
      ...testCompany().facts,
    }))
  },
  seedOnboarding,
)
