import type {
  CarrierAgreement,
  CarrierList,
  CarrierListReceipt,
  Contract,
  ContractUpload,
  OnboardingPacket,
  CompanyPaymentTerms,
  TaxFormSubmission,
  TaxFormUpload,
  UploadedFile,
} from '@fairhaul/core'
import { anIdentifier } from '../carrier/an-identifier.ts'
import { anAssessment } from '../rules/an-assessment.ts'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

const PDF_BYTES = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

/** A small PDF to be sent. */
export const aPdfToUpload = builder<UploadedFile>({
  name: 'redlined.pdf',
  type: 'application/pdf',
  size: PDF_BYTES.length,
  arrayBuffer: async () => PDF_BYTES.slice().buffer,
})

/** The complete packet of connection 9: all rules pass and a contract was executed. */
export const anOnboardingPacket = builder<OnboardingPacket>({
  id: id(60),
  connectionId: id(9),
  status: 'complete',
  rulesAssessment: anAssessment(),
  executedContractId: id(4),
  createdAt: '2026-10-10T08:00:00.000Z',
})

/** The master contract in that packet, as it came from the portal. */
export const aCarrierAgreement = builder<CarrierAgreement>({
  id: id(70),
  onboardingPacketId: id(60),
  isBrokerUploaded: false,
  contractName: 'Broker-carrier agreement',
  file: { name: 'agreement.pdf', url: '/monitor/onboarding_packet_contracts/70/file' },
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

/** A list of one carrier, read without any trouble. */
export const aCarrierList = builder<CarrierList>({
  rows: [{ line: 1, identifier: anIdentifier() }],
  duplicates: [],
  unread: [],
  heading: null,
})

/** What became of an uploaded list of three carriers: each was added. */
export const aCarrierListReceipt = builder<CarrierListReceipt>({
  added: 3,
  alreadyMonitored: 0,
  notFound: [],
})
