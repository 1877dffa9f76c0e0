import type {
  CarrierAgreement,
  CarrierListReceipt,
  Classification,
  CompanyPaymentTerms,
  ConnectedCarrier,
  Connection,
  ConnectionInvitation,
  Contract,
  ContractUpload,
  ExplicitClassification,
  FilledConnectionInvitation,
  ListedCarrier,
  MonitoredCarrier,
  NewConnectionInvitation,
  OnboardingPacket,
  PacketTaxForm,
  TaxFormSubmission,
  TaxFormUpload,
  UnassignedClassification,
  UploadedFile,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { aCarrier, aSuggestion } from './carrier-builders.ts'
import { aFinding, anAssessment, aSubscription, foundCover } from './rule-builders.ts'

/** Refrigerated freight, as classifications name it. */
export const anExplicitClassification = builder<ExplicitClassification>({ id: id(50), name: 'Refrigerated' })

/** A classification for refrigerated freight that company 1 may elect. */
export const aClassification = builder<Classification>({
  id: id(2),
  isActive: true,
  isByBrokerElection: true,
  companyId: id(1),
  explicitClassification: anExplicitClassification(),
})

/** A carrier's assessment in it: all rules pass. */
export const anUnassignedClassification = builder<UnassignedClassification>({
  classification: aClassification(),
  rulesAssessment: anAssessment(),
})

/** A connection of company 1 to carrier 7, which was onboarded and has completed its packet. */
export const aConnection = builder<Connection>({
  id: id(9),
  status: 'onboarded',
  isDismissed: false,
  notes: null,
  issuerId: id(1),
  carrierId: id(7),
  receiver: { companyId: id(30), signedContractId: id(4) },
  latestPacket: { status: 'complete', updatedAt: '2026-10-12T16:20:00.000Z' },
  hold: null,
  block: null,
})

/** A connection that Dana Reyes has set to do not dispatch. */
export const aBlockedConnection = (change: Partial<Connection> = {}): Connection =>
  aConnection({
    status: 'do_not_dispatch',
    notes: 'Double brokered a load.',
    block: { at: '2026-11-19T15:00:00.000Z', by: 'Dana Reyes', notes: 'Double brokered a load.' },
    ...change,
  })

/** A connection of a carrier that has responded and whose packet is in progress. */
export const aConnectionInProgress = (change: Partial<Connection> = {}): Connection =>
  aConnection({
    status: 'needs_to_onboard',
    receiver: { companyId: id(30), signedContractId: null },
    latestPacket: { status: 'sent', updatedAt: '2026-11-18T10:00:00.000Z', taxForms: [] },
    ...change,
  })

/** A connection whose packet Dana Reyes has put on hold while the carrier was completing it. */
export const aConnectionOnHold = (change: Partial<Connection> = {}): Connection =>
  aConnectionInProgress({
    latestPacket: { status: 'held', updatedAt: '2026-11-19T15:00:00.000Z' },
    hold: {
      statusBefore: 'started',
      at: '2026-11-19T15:00:00.000Z',
      by: 'Dana Reyes',
      notes: 'Renewing their insurance.',
    },
    ...change,
  })

/** That connection in a row of a list, with its carrier. */
export const aConnectedCarrier = builder<ConnectedCarrier>({
  connection: aConnection(),
  carrier: aCarrier({ connection: { id: id(9), status: 'onboarded', isDismissed: false } }),
})

/** An invitation of carrier 7 to an address, which has been delivered. */
export const aConnectionInvitation = builder<ConnectionInvitation>({
  id: id(21),
  issuerId: id(1),
  carrierId: id(7),
  classificationIds: [id(2)],
  addressee: { kind: 'email', email: 'dispatch@eaglemesa.example' },
  deliveredAt: '2026-11-02T09:00:05.000Z',
  isUndeliverable: false,
  claimedAt: null,
  sentAt: '2026-11-02T09:00:00.000Z',
  invitedBy: 'Dana Reyes',
  carrierName: 'EAGLE MESA FREIGHT LLC',
  createdAt: '2026-11-02T09:00:00.000Z',
})

/** The same invitation before it is sent. */
export const aNewConnectionInvitation = builder<NewConnectionInvitation>({
  carrierId: id(7),
  classificationIds: [id(2)],
  addressee: { kind: 'email', email: 'dispatch@eaglemesa.example' },
})

/** The same invitation as filled in. */
export const aFilledConnectionInvitation = builder<FilledConnectionInvitation>({
  carrierId: id(7),
  classificationIds: [id(2)],
  email: ' dispatch@eaglemesa.example ',
  userId: null,
})

/** A row of My Carriers that passes. */
export const aMonitoredCarrier = builder<MonitoredCarrier>({
  subscription: aSubscription(),
  carrier: aCarrier({ subscription: { id: id(3), createdAt: '2026-06-01T12:00:00.000Z' } }),
  bucket: 'pass',
})

const PDF_BYTES = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

/** A small PDF to be sent. */
export const aPdfToUpload = builder<UploadedFile>({
  name: 'redlined.pdf',
  type: 'application/pdf',
  size: PDF_BYTES.length,
  arrayBuffer: async () => PDF_BYTES.slice().buffer,
})

/** The W-9 in the packet of connection 9. */
export const aPacketTaxForm = builder<PacketTaxForm>({
  id: id(81),
  taxFormId: id(80),
  onboardingPacketId: id(60),
  file: { name: 'w-9.pdf', url: '/monitor/tax_form_submissions/81/file' },
  name: 'W-9',
  status: 'submitted',
})

/** The complete packet of connection 9: all rules pass and a contract was executed. */
export const anOnboardingPacket = builder<OnboardingPacket>({
  id: id(60),
  connectionId: id(9),
  status: 'complete',
  rulesAssessment: anAssessment(),
  executedContractId: id(4),
  taxForms: [aPacketTaxForm()],
  bankAccount: 'hidden',
  createdAt: '2026-10-10T08:00:00.000Z',
})

/** The master contract in that packet, as it came from the portal. */
export const aCarrierAgreement = builder<CarrierAgreement>({
  id: id(70),
  onboardingPacketId: id(60),
  isBrokerUploaded: false,
  contractName: 'Broker-carrier agreement',
  file: { name: 'agreement.pdf', url: '/monitor/onboarding_packet_contracts/70/file' },
  status: 'signed',
  createdAt: '2026-10-10T08:00:00.000Z',
})

/** The contract of company 1, as a file. */
export const aContract = builder<Contract>({
  id: id(4),
  companyId: id(1),
  name: 'Broker-carrier agreement',
  file: { name: 'agreement.pdf', url: '/monitor/contracts/4/file' },
})

/** A redlined contract for that packet. */
export const aContractUpload = builder<ContractUpload>({
  file: aPdfToUpload(),
  contractId: id(4),
  onboardingPacketId: id(60),
})

/** A redlined tax form for that packet. */
export const aTaxFormUpload = builder<TaxFormUpload>({
  file: aPdfToUpload({ name: 'w-9.pdf' }),
  taxFormId: id(80),
  onboardingPacketId: id(60),
})

/** The same tax form once it was received. */
export const aTaxFormSubmission = builder<TaxFormSubmission>({
  id: id(81),
  taxFormId: id(80),
  onboardingPacketId: id(60),
  file: { name: 'w-9.pdf', url: '/monitor/tax_form_submissions/81/file' },
})

/** Payment terms of company 1: net 30 days, without quick pay. */
export const aPaymentTerms = builder<CompanyPaymentTerms>({
  id: id(90),
  companyId: id(1),
  netDays: 30,
  quickPay: null,
})

/** A carrier that a number of a list names: it fails, and no one monitors it. */
export const aListedCarrier = builder<ListedCarrier>({
  ...aSuggestion(),
  rulesAssessment: {
    companyId: id(1),
    findings: [aFinding({ result: 'fail', value: foundCover(50_000) })],
    overrides: [],
  },
  verdict: 'Fail',
  hiddenRules: 0,
  connection: null,
  cautions: null,
  isMonitored: false,
})

/** What became of an uploaded list of three carriers: each was added. */
export const aCarrierListReceipt = builder<CarrierListReceipt>({
  added: 3,
  alreadyMonitored: 0,
  addedIds: null,
  notFound: [],
})
