import type { CarrierDetail } from '../carrier/carrier.ts'
import { tidyVin } from '../carrier/vehicle/vin.ts'
import { policyInForce } from '../insurance/cover-in-force.ts'
import type { InsurancePolicy } from '../insurance/insurance-policy.ts'
import { lastDayOfCover } from '../insurance/policy-status.ts'
import { isLookalikeDomain } from '../search/contact/look-alike.ts'
import { isPublicMail, mailDomain } from '../search/identity/mail-domain.ts'
import { formatCount, formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { stripName } from '../shared/name-text.ts'
import { isSamePhone } from '../shared/normal-contact.ts'
import { typedDateIn } from '../shared/typed-date.ts'
import type { CertificateField, TypedCertificate } from './certificate-fields.ts'
import { readTypedLimit } from './certificate-problems.ts'
import { plainInsured } from './insured-name.ts'
import type { InsuranceCertificate } from './insurance-certificate.ts'

/** What is on record of a carrier beside a certificate. */
export interface CertificateRecord {
  readonly carrier: Pick<
    CarrierDetail,
    'legalName' | 'dbaName' | 'physicalAddress' | 'mailingAddress' | 'email'
  >
  /** Null: not read. */
  readonly policies: readonly InsurancePolicy[] | null
  /** The VINs of its vehicles that were seen; null: not read. */
  readonly seenVins: readonly string[] | null
  /** Other certificates of the carrier that the company has. */
  readonly earlier: readonly InsuranceCertificate[]
}

/** What differs between a certificate and the record, beside the field of the certificate. */
export type CertificateDifferences = Readonly<Partial<Record<CertificateField, string>>>

type Compare = (typed: TypedCertificate, record: CertificateRecord, today: CalendarDate) => string | undefined

const onRecord = (text: string): string => `On record: ${text}.`

const nameDifference: Compare = ({ insuredName }, { carrier: { legalName, dbaName } }) => {
  const known = [legalName, dbaName].flatMap(name => name || [])
  const isSame = known.some(name => stripName(name) === stripName(insuredName))
  return insuredName.trim() === '' || isSame || known.length === 0 ? undefined : onRecord(known.join(', '))
}

/** The numbers of an address: of the house and the postal code. Streets are spelled in too many forms. */
const numbersOf = (text: string): readonly string[] => text.match(/\d+/g) ?? []

const addressDifference: Compare = ({ insuredAddress }, { carrier }) => {
  const numbers = numbersOf(insuredAddress)
  const known = [carrier.physicalAddress, carrier.mailingAddress].flatMap(place =>
    place === null
      ? []
      : [[place.street, place.city, place.state, place.postalCode].filter(part => part !== null)],
  )
  const isSame = known.some(parts => {
    const own = numbersOf(parts.join(' '))
    return own.length > 0 && own.every(number => numbers.includes(number))
  })
  const first = known.find(parts => parts.length > 0)
  return insuredAddress.trim() === '' || isSame || first === undefined
    ? undefined
    : onRecord(first.join(', '))
}

type ComparePolicy = (typed: TypedCertificate, filed: InsurancePolicy) => string | undefined

/** Compares a part of the auto liability line with the filing that is in force. */
const withFiling =
  (compare: ComparePolicy): Compare =>
  (typed, { policies }, today) => {
    const filed = policyInForce(policies ?? [], 'bipd', today)
    return filed === undefined ? undefined : compare(typed, filed)
  }

const limitDifference: Compare = (typed, { policies }, today) => {
  const text = typed['bipd.limit']
  if (text.trim() === '' || policies === null) return undefined
  const filed = policyInForce(policies, 'bipd', today)
  if (filed === undefined) return 'No filing of auto liability is in force.'
  const limit = readTypedLimit(text)
  const isSame = filed.limitUsd === null || !limit.ok || limit.value === filed.limitUsd
  return isSame ? undefined : onRecord(formatUsd(filed.limitUsd))
}

const textDifference = (typed: string, filed: string | null, plain: (text: string) => string) =>
  typed.trim() === '' || filed === null || plain(typed) === plain(filed) ? undefined : onRecord(filed)

const dayDifference = (typed: string, filed: CalendarDate | null) => {
  const day = typedDateIn(typed)
  return day === undefined || filed === null || day === filed
    ? undefined
    : onRecord(formatCalendarDate(filed))
}

/** Vehicles that were seen and are not listed, and the other way around. A paper without a list covers any. */
const vehicleDifference: Compare = ({ vins }, { seenVins }) => {
  const listed = new Set(
    vins
      .split(/[\s,;]+/)
      .map(tidyVin)
      .filter(vin => vin !== ''),
  )
  if (listed.size === 0 || seenVins === null) return undefined
  const seen = new Set(seenVins.map(tidyVin))
  const unlisted = [...seen].filter(vin => !listed.has(vin)).length
  const unseen = [...listed].filter(vin => !seen.has(vin)).length
  const parts = [
    ...(unlisted === 0 ? [] : [`${formatCount(unlisted, 'vehicle')} of the carrier not listed here`]),
    ...(unseen === 0 ? [] : [`${formatCount(unseen, 'vehicle')} listed here never seen`]),
  ]
  return parts.length === 0 ? undefined : `${parts.join('; ')}.`
}

const mailDifference: Compare = ({ email }, { carrier, earlier }) => {
  const domain = mailDomain(email)
  if (domain === null) return undefined
  if (domain === mailDomain(carrier.email) && !isPublicMail(domain))
    return 'The carrier’s own domain. Certificates come from the agency.'
  if (isPublicMail(domain))
    return `Anyone can open an address at ${domain}. Call the agency at a number you look up.`
  const known = earlier.flatMap(each => mailDomain(each.email) ?? [])
  if (known.length === 0 || known.includes(domain)) return undefined
  const alike = known.find(each => isLookalikeDomain(domain, each))
  return alike === undefined
    ? `Earlier certificates are from ${known[0]}.`
    : `Looks like ${alike} of an earlier certificate, and is another.`
}

const phoneDifference: Compare = ({ phone }, { earlier }) => {
  const known = earlier.flatMap(each => each.phone ?? [])
  const isKnown = known.length === 0 || known.some(each => isSamePhone(phone, each))
  return phone.trim() === '' || isKnown ? undefined : `On an earlier certificate: ${known[0]}.`
}

const COMPARED: Readonly<Partial<Record<CertificateField, Compare>>> = {
  insuredName: nameDifference,
  insuredAddress: addressDifference,
  phone: phoneDifference,
  email: mailDifference,
  vins: vehicleDifference,
  'bipd.limit': limitDifference,
  'bipd.policyNumber': withFiling((typed, { policyNumber }) =>
    textDifference(typed['bipd.policyNumber'], policyNumber, stripName),
  ),
  'bipd.insurer': withFiling((typed, { insurer }) =>
    textDifference(typed['bipd.insurer'], insurer, plainInsured),
  ),
  'bipd.effectiveOn': withFiling((typed, { effectiveOn }) =>
    dayDifference(typed['bipd.effectiveOn'], effectiveOn),
  ),
  'bipd.expiresOn': withFiling((typed, filed) =>
    dayDifference(typed['bipd.expiresOn'], lastDayOfCover(filed)),
  ),
}

/**
 * What differs between a typed certificate and what is on record: the insured, the filing of auto liability in force, the
 * vehicles that were seen, and the agency of earlier certificates. It names differences and decides nothing.
 *
 * Empty: no difference where either side says nothing. Source: section 3, "Certificates of insurance"; section 5, "Look-alikes".
 */
export const compareCertificate = (
  typed: TypedCertificate,
  record: CertificateRecord,
  today: CalendarDate,
): CertificateDifferences =>
  Object.fromEntries(
    Object.entries(COMPARED).flatMap(([field, compare]) => {
      const difference = compare(typed, record, today)
      return difference === undefined ? [] : [[field, difference]]
    }),
  )
