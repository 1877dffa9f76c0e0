import {
  ASSESSMENT_BUCKETS,
  ASSESSMENT_TAB_NAMES,
  type AssessmentBucket,
  type AssessmentTab,
  type CarrierAgreement,
  type CarrierListReceipt,
  type Classification,
  type CompanyPaymentTerms,
  type Contract,
  type ContractUpload,
  type ExplicitClassification,
  type ListedCarrier,
  type MonitoredCarrier,
  type MonitoredCarriers,
  type GivenBankAccount,
  type OnboardingPacket,
  type PacketTaxForm,
  type StoredFile,
  type Subscription,
  type TaxFormReceipt,
  type TaxFormSubmission,
  type TaxFormUpload,
  type UnassignedClassification,
  type UploadedFile,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers, identifiers, suggestions } from './carriers.ts'
import { ownListings, packetStatuses } from './connections.ts'
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

/** Carriers that a company monitors, since any instant. */
export const subscriptions: fc.Arbitrary<Subscription> = fc.record({
  id: ids<'subscription'>(),
  carrierId: ids<'carrier'>(),
  createdAt: instants,
})

/** Every assessment bucket. */
export const assessmentBuckets: fc.Arbitrary<AssessmentBucket> = fc.constantFrom(...ASSESSMENT_BUCKETS)

/** Every assessment tab. */
export const assessmentTabs: fc.Arbitrary<AssessmentTab> = fc.constantFrom(...ASSESSMENT_TAB_NAMES)

/** Rows of My Carriers, whose carrier and subscription agree. */
export const monitoredCarriers: fc.Arbitrary<MonitoredCarrier> = fc
  .record({ subscription: subscriptions, carrier: carriers, bucket: assessmentBuckets })
  .map(({ subscription, carrier, bucket }) => ({
    subscription,
    carrier: {
      ...carrier,
      id: subscription.carrierId,
      subscription: { id: subscription.id, createdAt: subscription.createdAt },
    },
    bucket,
  }))

/** Texts of lists of carriers: numbers in several spellings, blank lines, headings, names and rubbish. */
export const carrierListTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom('MC 123456', 'MC-0123456', 'USDOT 3214567', '3214567', 'SCAC ABCD', 'dot 3214567'),
      fc.constantFrom('', '   ', ',,', 'carrier,number', 'EAGLE MESA,MC 7', '"FF-012345";x', 'x'.repeat(70)),
      fc.string({ maxLength: 20 }),
    ),
    { maxLength: 12 },
  )
  .chain(lines => fc.constantFrom('\n', '\r\n', '\r').map(end => lines.join(end)))

/** Carriers that numbers of a list name. */
export const listedCarriers: fc.Arbitrary<ListedCarrier> = fc
  .record({
    suggestion: suggestions,
    verdict: fc.constantFrom(null, 'Fail', 'Incomplete', 'Override', 'Pass'),
    hiddenRules: fc.nat(3),
    isMonitored: fc.boolean(),
  })
  .map(({ suggestion, ...rest }) => ({ ...suggestion, ...rest }))

/** Params to look up the carriers of some identifiers. */
export const carrierMatchParams: fc.Arbitrary<Parameters<MonitoredCarriers['match']>[0]> = fc.record({
  identifiers: fc.array(identifiers, { minLength: 1, maxLength: 5 }),
  names: fc.array(fc.constantFrom('EAGLE', 'EAGLE MESA FREIGHT', 'J.B. HUNT', '2ND STREET'), {
    maxLength: 3,
  }),
})

/** What may become of an uploaded list. */
export const carrierListReceipts: fc.Arbitrary<CarrierListReceipt> = fc.record({
  added: fc.nat(20),
  alreadyMonitored: fc.nat(20),
  addedIds: maybe(fc.array(ids<'carrier'>(), { maxLength: 3 })),
  notFound: fc.array(fc.constantFrom('MC 99', 'DOT 1'), { maxLength: 4 }),
})

/** Params for a page of a bucket of monitored carriers, or of those that a name finds in it. */
export const monitoredCarriersParams: fc.Arbitrary<Parameters<MonitoredCarriers['list']>[0]> = fc.record(
  {
    bucket: assessmentBuckets,
    ...ownListings,
  },
  { requiredKeys: ['bucket'] },
)

/** Params to monitor every carrier of a file. */
export const carrierListUploadParams: fc.Arbitrary<Parameters<MonitoredCarriers['upload']>[0]> =
  carrierListTexts.map(text => {
    const bytes = new TextEncoder().encode(text)
    return {
      file: {
        name: 'carriers.csv',
        type: 'text/csv',
        size: bytes.length,
        arrayBuffer: async () => bytes.slice().buffer,
      },
    }
  })
