import { momentBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'

/** Kinds of freight. The first two are those of Northlake's own classifications. */
const KINDS_OF_FREIGHT = [
  'High-value freight',
  'Local drayage',
  'Refrigerated',
  'Hazardous materials',
  'Oversize and heavy haul',
  'Household goods',
]

/** After Northlake's first two: shared ones, more of Northlake, and one of another company. */
const FURTHER = [
  { company_id: null, explicit_classification_id: 3, is_active: true, is_by_broker_election: true },
  { company_id: null, explicit_classification_id: 4, is_active: true, is_by_broker_election: false },
  { company_id: null, explicit_classification_id: null, is_active: true, is_by_broker_election: false },
  { company_id: null, explicit_classification_id: 6, is_active: false, is_by_broker_election: true },
  {
    company_id: COMPANY.northlake,
    explicit_classification_id: 5,
    is_active: true,
    is_by_broker_election: true,
  },
  {
    company_id: COMPANY.northlake,
    explicit_classification_id: 6,
    is_active: false,
    is_by_broker_election: false,
  },
  {
    company_id: COMPANY.plainview,
    explicit_classification_id: 1,
    is_active: true,
    is_by_broker_election: true,
  },
].map((classification, place) => ({ id: place + 3, ...classification }))

/** Northlake's classifications of the named carriers: the second has all active ones, most have none. */
const OF_NAMED_CARRIERS: readonly (readonly [carrier: number, classifications: readonly number[]])[] = [
  [2, [1, 2, 3, 4, 5, 7]],
  [3, [2, 5]],
  [8, [5]],
  [10, [3, 5]],
  [11, [1, 5]],
  [16, [7]],
]

const FIRST_ORDINARY = 301
/** The classifications that Northlake uses. */
const USED = [1, 2, 3, 4, 5, 7]

/** Own and shared classifications, active and inactive, with and without election, and the carriers that have them. */
export const part: DemoPart = ({ today, carriers }) => {
  const row = (company_id: number, carrier_id: number, classification_id: number, days: number) => ({
    company_id,
    carrier_id,
    classification_id,
    created_at: momentBefore(today, days),
  })
  const ordinary = carriers.slice(FIRST_ORDINARY - 1).flatMap(({ carrier: { id } }) => {
    const random = randomFrom(`demo/classifications/${id}`)
    if (!random.chance(0.3)) return []
    return USED.filter(() => random.chance(0.35)).map(classification =>
      row(COMPANY.northlake, id, classification, random.whole(1, 600)),
    )
  })
  return {
    explicit_classifications: KINDS_OF_FREIGHT.map((name, place) => ({ id: place + 1, name })),
    classifications: FURTHER,
    carrier_classifications: [
      ...OF_NAMED_CARRIERS.flatMap(([carrier, those]) =>
        those.map(id => row(COMPANY.northlake, carrier, id, 100)),
      ),
      row(COMPANY.plainview, 2, 9, 30),
      ...ordinary,
    ],
  }
}
