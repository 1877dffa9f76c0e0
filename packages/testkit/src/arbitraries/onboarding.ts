import type {
  CarrierAgreement,
  Classification,
  CompanyPaymentTerms,
  Contract,
  ContractUpload,
  ExplicitClassification,
  GivenBankAccount,
  OnboardingPacket,
  PacketTaxForm,
  StoredFile,
  TaxFormReceipt,
  TaxFormSubmission,
  TaxFormUpload,
  UnassignedClassification,
  UploadedFile,
} from '@fairhaul/core'
import fc from 'fast-check'
import { packetStatuses } from './connections.ts'
import { assessments } from './rules.ts'
import { ids, instants, maybe } from './values.ts'

const storedFiles: fc.Arbitrary<StoredFile> = fc.constantFrom(
  { name: 'agreement.pdf', url: '/monitor/contracts/4/file' },
  { name: 'w-9.pdf', url: '/monitor/tax_form_submissions/81/file' },
)

/** Tax forms in packets, signed or not. */
export const packetTaxForms: fc.Arbitrary<PacketTaxForm> = fc.record({
  id: ids<'tax-form-submission'>(),
  taxFormId: ids<'tax-form'>(),
  onboardingPacketId: ids<'onboarding-packet'>(),
  file: storedFiles,
  name: fc.constantFrom('W-9', 'W-8BEN-E'),
  status: fc.constantFrom('submitted', 'awaiting_signature', 'a newer word'),
})

/** Bank accounts: shown, hidden, or not given. */
export const givenBankAccounts: fc.Arbitrary<GivenBankAccount> = fc.constantFrom<GivenBankAccount[]>(
  null,
  'hidden',
  {
    bankName: 'First Invented Bank',
    lastFour: '0042',
  },
)

/** Packets at every stage. */
export const onboardingPackets: fc.Arbitrary<OnboardingPacket> = fc.record({
  id: ids<'onboarding-packet'>(),
  connectionId: ids<'connection'>(),
  status: packetStatuses,
  rulesAssessment: maybe(assessments),
  executedContractId: maybe(ids<'contract'>()),
  taxForms: fc.array(packetTaxForms, { maxLength: 3 }),
  bankAccount: givenBankAccounts,
  createdAt: instants,
})

/** Agreements in few packets under few names, so that they compete. */
export const carrierAgreements: fc.Arbitrary<CarrierAgreement> = fc.record({
  id: ids<'carrier-agreement'>(),
  onboardingPacketId: fc.integer({ min: 1, max: 3 }) as fc.Arbitrary<CarrierAgreement['onboardingPacketId']>,
  isBrokerUploaded: fc.boolean(),
  contractName: fc.constantFrom('Broker-carrier agreement', 'Rate addendum', 'Trailer interchange'),
  file: maybe(storedFiles),
  status: maybe(fc.constantFrom('sent', 'signed', 'redlined')),
  createdAt: maybe(instants),
})

/** Lists of agreements in which each id occurs once. */
export const carrierAgreementLists: fc.Arbitrary<CarrierAgreement[]> = fc.uniqueArray(carrierAgreements, {
  selector: ({ id }) => id,
  maxLength: 15,
})

const bytes = fc.uint8Array({ maxLength: 40 })

/** Files of many kinds, allowed ones and others, the empty one too. */
export const uploadedFiles: fc.Arbitrary<UploadedFile> = fc
  .record({
    name: fc.constantFrom('redlined.pdf', 'REDLINED.DOCX', 'w-9.png', 'scan.jpeg', 'notes.exe', 'pdf'),
    type: fc.constantFrom('', 'application/pdf', 'application/msword', 'image/png', 'image/jpeg'),
    bytes,
  })
  .map(({ name, type, bytes }) => ({
    name,
    type,
    size: bytes.length,
    arrayBuffer: async () => bytes.slice().buffer,
  }))

/** Contracts, with a file or without. */
export const contracts: fc.Arbitrary<Contract> = fc.record({
  id: ids<'contract'>(),
  companyId: ids<'company'>(),
  name: fc.constantFrom('Broker-carrier agreement', 'Rate addendum'),
  file: maybe(storedFiles),
})

/** Redlined contracts to be sent. */
export const contractUploads: fc.Arbitrary<ContractUpload> = fc.record({
  file: uploadedFiles,
  contractId: ids<'contract'>(),
  onboardingPacketId: ids<'onboarding-packet'>(),
})

/** Redlined tax forms to be sent. */
export const taxFormUploads: fc.Arbitrary<TaxFormUpload> = fc.record({
  file: uploadedFiles,
  taxFormId: ids<'tax-form'>(),
  onboardingPacketId: ids<'onboarding-packet'>(),
})

/** Tax forms that were received. */
export const taxFormSubmissions: fc.Arbitrary<TaxFormSubmission> = fc.record({
  id: ids<'tax-form-submission'>(),
  taxFormId: ids<'tax-form'>(),
  onboardingPacketId: ids<'onboarding-packet'>(),
  file: storedFiles,
})

/** Both ways in which a tax form is received. */
export const taxFormReceipts: fc.Arbitrary<TaxFormReceipt> = fc.oneof(
  fc.record({ kind: fc.constant('received' as const), submission: taxFormSubmissions }),
  fc.constant({ kind: 'received-in-part' as const }),
)

/** Payment terms, also those not on record. */
export const paymentTerms: fc.Arbitrary<CompanyPaymentTerms> = fc.record({
  id: ids<'payment-terms'>(),
  companyId: ids<'company'>(),
  netDays: maybe(fc.constantFrom(0, 1, 15, 30, 45)),
  quickPay: maybe(
    fc.record({ days: fc.constantFrom(0, 1, 2, 7), feePercent: fc.constantFrom(0, 1, 2.5, 5) }),
  ),
})

/** Kinds of freight that classifications name. */
export const explicitClassifications: fc.Arbitrary<ExplicitClassification> = fc.record({
  id: ids<'classification'>(),
  name: fc.constantFrom('Refrigerated', 'Hazmat', 'High value'),
})

/** Classifications of any company, elected or given. */
export const classifications: fc.Arbitrary<Classification> = fc.record({
  id: ids<'classification'>(),
  isActive: fc.boolean(),
  isByBrokerElection: fc.boolean(),
  companyId: maybe(ids<'company'>()),
  explicitClassification: maybe(explicitClassifications),
})

/** Assessments of carriers in classifications. */
export const unassignedClassifications: fc.Arbitrary<UnassignedClassification> = fc.record({
  classification: classifications,
  rulesAssessment: assessments,
})
