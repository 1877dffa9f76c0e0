import { type EquipmentKind } from '../../carrier/equipment/equipment-kind.ts'
import { readEquipmentKind } from '../../carrier/equipment/read-equipment-kind.ts'
import { normalPhone } from '../../shared/normal-contact.ts'
import type { LoadStatus } from '../load-status.ts'

const STATUS_TERMS: Readonly<Record<LoadStatus, string>> = {
  available: 'available open posted new pending unassigned planned',
  covered: 'covered booked tendered accepted assigned scheduled confirmed',
  progress:
    'progress in_progress dispatched in_transit en_route enroute loaded picked_up at_pickup at_delivery at_shipper at_consignee loading unloading active',
  delayed: 'delayed late',
  delivered: 'delivered completed complete closed invoiced paid pod_received billed',
  cancelled: 'canceled void voided tonu',
  assumed_delivered: 'assumed_delivered',
}
const STATUSES: ReadonlyMap<string, LoadStatus> = new Map(
  (Object.keys(STATUS_TERMS) as LoadStatus[]).flatMap(status =>
    STATUS_TERMS[status].split(' ').map(word => [word, status] as const),
  ),
)

/** The status that a word of another system means: "In Transit" is in progress. Empty: undefined for an unknown word. */
export const readLoadStatus = (text: string): LoadStatus | undefined =>
  STATUSES.get(
    text
      .trim()
      .toLowerCase()
      .replace(/[^a-z]+/g, '_')
      .replace('elled', 'eled'),
  )

/** The letters by which load boards and other systems name equipment. */
const EQUIPMENT_CODES: Readonly<Record<string, EquipmentKind>> = {
  V: 'van',
  DV: 'van',
  R: 'reefer',
  RF: 'reefer',
  F: 'flatbed',
  FB: 'flatbed',
  SD: 'drop_deck',
  DD: 'double_drop',
  LB: 'lowboy',
  HB: 'grain',
  TA: 'tanker',
  AC: 'car_hauler',
  SB: 'straight_box_trucks',
}

/**
 * The kind of equipment that a cell names: by a word, by the letters that load boards use, with or without a length: "53' Dry
 * Van". Empty: undefined for an unknown one, without guessing.
 */
export const readListedEquipment = (text: string): EquipmentKind | undefined => {
  const bare = text
    .trim()
    .replace(/^\d{2}\s*(?:'|’|ft\.?|foot|feet)?\s*/i, '')
    .replace(/\s*\d{2}\s*(?:'|’|ft\.?|foot|feet)?$/i, '')
  return EQUIPMENT_CODES[bare.toUpperCase()] ?? readEquipmentKind(bare)
}

/** A number that is not negative: "1,234.5", "$1,850.50", "$45,000 USD". Empty: undefined for any other text. */
export const readListedNumber = (text: string): number | undefined => {
  const bare = text
    .trim()
    .replace(/^(?:US)?\$\s*/i, '')
    .replace(/\s*(?:USD|miles|mi\.?)$/i, '')
  return /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$|^\.\d+$/.test(bare)
    ? Number(bare.replaceAll(',', ''))
    : undefined
}

/** Whether two drivers are required. Empty: undefined for a text that says neither. */
export const readTeam = (text: string): boolean | undefined => {
  const word = text.trim().toLowerCase()
  if (['yes', 'y', 'true', '1', 'team', 'x'].includes(word)) return true
  return ['no', 'n', 'false', '0', 'single', 'solo'].includes(word) ? false : undefined
}

/** A phone number in its international form. Empty: undefined for a text that is none, or has an extension. */
export const readListedPhone = (text: string): string | undefined => {
  const phone = normalPhone(text)
  return phone !== null && /^\+[1-9]\d{6,14}$/.test(phone) ? phone : undefined
}

const ZONES: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  AK: 'America/Anchorage',
  H: 'Pacific/Honolulu',
  A: 'America/Halifax',
  N: 'America/St_Johns',
  EASTERN: 'America/New_York',
  CENTRAL: 'America/Chicago',
  MOUNTAIN: 'America/Denver',
  PACIFIC: 'America/Los_Angeles',
  ALASKA: 'America/Anchorage',
  HAWAII: 'Pacific/Honolulu',
  ATLANTIC: 'America/Halifax',
}

/** A time zone by its IANA name, or as people write it: "CST", "ET", "Pacific". Empty: undefined for any other text. */
export const readTimeZone = (text: string): string | undefined => {
  const written = text.trim()
  if (/^[A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?$/.test(written)) return written
  const word = written.toUpperCase().replace(/\s*(?:STANDARD|DAYLIGHT)?\s*TIME$/, '')
  return ZONES[word] ?? ZONES[/^(AK|[ECMPHAN])[SD]?T$/.exec(word)?.[1] ?? '']
}

const COUNTRIES: Readonly<Record<string, 'US' | 'CA' | 'MX'>> = {
  ...{ US: 'US', USA: 'US', UNITEDSTATES: 'US' },
  ...{ CA: 'CA', CAN: 'CA', CANADA: 'CA' },
  ...{ MX: 'MX', MEX: 'MX', MEXICO: 'MX' },
}

/** A country by its letters or its name: "USA", "Canada". Empty: undefined for any other. */
export const readListedCountry = (text: string): 'US' | 'CA' | 'MX' | undefined =>
  COUNTRIES[text.toUpperCase().replace(/[^A-Z]/g, '')]

/** The parts of a place. */
export interface ListedPlace {
  readonly city: string | null
  readonly state: string | null
  readonly postalCode: string | null
}

const PLACE =
  /^(?:(?<city>[^,\d][^,]*?)\s*,?\s+)??(?:(?<state>[A-Z]{2})(?:\s*,?\s+|$))?(?<code>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?)?(?:,?\s*(?:US|USA|CA|CAN))?$/i

/** A place in one cell: "Dallas, TX 75201", "Dallas, TX", "75201". Empty: undefined for any other text. */
export const readListedPlace = (text: string): ListedPlace | undefined => {
  const { city, state, code } = PLACE.exec(text.trim())?.groups ?? {}
  if (code === undefined && (city === undefined || state === undefined)) return undefined
  return { city: city ?? null, state: state?.toUpperCase() ?? null, postalCode: code?.toUpperCase() ?? null }
}

/** A postal code, with the zeros in front that a spreadsheet has dropped: "2134" is 02134. */
export const readListedPostalCode = (text: string): string => {
  const code = text.trim().toUpperCase()
  return /^\d{3,4}$/.test(code) ? code.padStart(5, '0') : code
}
