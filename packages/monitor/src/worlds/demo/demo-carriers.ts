import type { PostalPlace } from '../areas/postal-places.ts'
import type { Address } from '../carriers/addresses.ts'
import type { CarrierRows } from '../carriers/carrier-rows.ts'
import { type CarrierPlan, type CarrierSetting, makeCarrier } from '../carriers/make-carrier.ts'
import { nearDuplicate } from '../carriers/names.ts'
import { momentBefore } from '../days.ts'
import { randomFrom } from '../random.ts'
import { CATEGORY_LABELS, type CategoryLabels, planFor } from './carrier-profiles.ts'
import { namedPlans } from './named-carriers.ts'

const LONG = `${'INTERNATIONAL CONSOLIDATED OVERLAND REFRIGERATED AND DRY FREIGHT TRANSPORTATION '.repeat(2)}COMPANY LLC`

type Oddity = Omit<CarrierPlan, 'id'>

/** Carriers with unusual data that screens must show as plain text, and that searches must find, or must not. */
const ODDITIES: readonly Oddity[] = [
  { legalName: '<b>BOLD</b> RIVER HAULING LLC' },
  { legalName: '<img src=x onerror=alert(1)> FREIGHT INC' },
  { legalName: '=SUM(A1:A9) TRUCKING LLC' },
  { legalName: '@QUILLGATE TRANSPORT', dbaName: '+1 FREIGHT' },
  { legalName: "O'MARDEN & SONS' TRUCKING, L.L.C." },
  { legalName: 'A-1 ZEPHYR HOLLOW EXPRESS INC' },
  { legalName: '24/7 KESTREL DISPATCH LLC' },
  { legalName: '4 CORNERS WINDROW HAULING' },
  { legalName: '9000001 SKY TRANSPORT LLC', dbaName: 'DOT WRONG NUMBER FREIGHT' },
  { legalName: 'MCVARROW FREIGHT LLC' },
  { legalName: 'DOTTERMERE FOODS CARTAGE INC' },
  { legalName: 'TRANSPORTES PEÑASCO DE ÁNGELES SA DE CV', country: 'MX' },
  { legalName: "TRANSPORT L'ÉRABLIÈRE-BOISÉE LTÉE", country: 'CA' },
  { legalName: 'КАРГО ВОСТОК LLC' },
  { legalName: '北风 FREIGHT LLC' },
  { legalName: 'مراحل TRANSPORT INC' },
  { legalName: 'ROCKET 🚚 WICKERDALE LLC' },
  { legalName: LONG, dbaName: LONG.toLowerCase() },
  { legalName: 'X' },
  { legalName: 'ZANDERWOLD        TRUCKING   (WIDE  BLANKS)' },
  { legalName: 'null' },
  { legalName: 'UNVERIFIED HOLLOW FREIGHT LLC', isVerified: false, status: null },
  { legalName: 'UNVERIFIED NOTCH CARTAGE INC', isVerified: false, status: null },
  { legalName: null, dbaName: 'NAMELESS FERN TRUCKING' },
]

/** Every combination of three category labels: 64. */
const COMBINATIONS: readonly CategoryLabels[] = CATEGORY_LABELS.flatMap(authority =>
  CATEGORY_LABELS.flatMap(insurance =>
    CATEGORY_LABELS.map(operations => ({ authority, insurance, operations })),
  ),
)

/** The carriers of each combination, by id, and the labels that the overrides of the first company complete. */
export const combinationCarriers: ReadonlyMap<number, CategoryLabels> = new Map(
  COMBINATIONS.map((labels, place) => [101 + place, labels]),
)

const FIRST_ODDITY = 201
const NEAR_DUPLICATE_EVERY = 97
const NEIGHBOUR_EVERY = 29

/** A suite at the address of a carrier. */
const nextDoor = ({ carrier }: CarrierRows): Address => ({
  street: `${carrier.physical_street} STE ${carrier.id % 40}`,
  city: carrier.physical_city ?? '',
  state: carrier.physical_state ?? '',
  postal_code: carrier.physical_postal_code ?? '',
  country: carrier.physical_country ?? '',
})

/** Named carriers have their federal files, as after an import; those of the others are not on record. Of a grant that ended only the history tells. */
const withFiles = (rows: CarrierRows, isNamed: boolean): CarrierRows => {
  const { authority, insurances } = rows
  const isGranted = isNamed && authority?.common === 'A' && authority.granted_on != null
  return {
    ...rows,
    authority: authority && {
      ...authority,
      source_file: isNamed ? 'Motus Carrier' : null,
      granted_source_file: isGranted ? 'Motus AuthHist' : null,
      granted_as_of: isGranted ? (authority.as_of ?? null) : null,
    },
    insurances: insurances.map(policy => ({
      ...policy,
      source_file: isNamed && policy.source !== 'certificate' ? ('Motus Insur' as const) : null,
    })),
  }
}

/** Of ordinary carriers, every so many reported neither their fleet nor since when they have a DOT number. */
const UNREPORTED_EVERY = 45
const FIRST_ORDINARY = FIRST_ODDITY + ODDITIES.length

const withoutReport = (rows: CarrierRows): CarrierRows =>
  rows.census !== null && rows.carrier.id > FIRST_ORDINARY && rows.carrier.id % UNREPORTED_EVERY === 0
    ? { ...rows, census: { ...rows.census, power_units: null, add_date: null } }
    : rows

/** Every so many were put on record lately, and the others long ago. */
const READ_LATELY_EVERY = 47

const withFirstDay = (rows: CarrierRows, today: string): CarrierRows => {
  const { id } = rows.carrier
  const days = id > FIRST_ORDINARY && id % READ_LATELY_EVERY === 0 ? 20 : 800 + (id % 200)
  return { ...rows, carrier: { ...rows.carrier, created_at: momentBefore(today, days) } }
}

/** The demo carriers with ids from 1: named ones, the 64 combinations from 101, the oddities from 201, and others. */
export const demoCarriers = (
  count: number,
  { today, zips }: { readonly today: string; readonly zips: readonly PostalPlace[] },
): readonly CarrierRows[] => {
  const setting: CarrierSetting = { seed: 'demo', today, zips }
  const plans = new Map(namedPlans(today).map(plan => [plan.id, plan]))
  const carriers: CarrierRows[] = []
  for (let id = 1; id <= count; id++) {
    const named = plans.get(id)
    const labels = combinationCarriers.get(id)
    const oddity = ODDITIES[id - FIRST_ODDITY]
    if (named !== undefined) carriers.push(makeCarrier(named, setting))
    else if (labels !== undefined) carriers.push(makeCarrier(planFor(id, labels, today), setting))
    else if (oddity !== undefined) carriers.push(makeCarrier({ isVerified: true, ...oddity, id }, setting))
    else if (id % NEAR_DUPLICATE_EVERY === 0) {
      const name = carriers[id - 2]?.carrier.legal_name ?? 'TWIN FREIGHT LLC'
      const legalName = nearDuplicate(randomFrom(`demo/twin/${id}`), name)
      carriers.push(makeCarrier({ id, legalName }, setting))
    } else if (id % NEIGHBOUR_EVERY === 0) {
      const before = carriers[id - 2]
      const country = before?.carrier.physical_country as CarrierPlan['country']
      const near = before && country && { address: nextDoor(before), country }
      carriers.push(makeCarrier({ id, authority: 'settled', brokers: true, ...near }, setting))
    } else carriers.push(makeCarrier({ id }, setting))
  }
  return carriers.map(rows => withFirstDay(withFiles(withoutReport(rows), plans.has(rows.carrier.id)), today))
}
