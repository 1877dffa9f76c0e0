import type { CarrierDetail, Census } from '../../carrier/carrier.ts'
import {
  EQUIPMENT_KINDS,
  EQUIPMENT_LABELS,
  type EquipmentKind,
} from '../../carrier/equipment/equipment-kind.ts'
import { equipmentPortfolio } from '../../carrier/equipment/equipment-portfolio.ts'
import { driversReportedFact, mileageFact, powerUnitsReportedFact } from '../../carrier/facts/census-facts.ts'
import { selfReportedSource } from '../../carrier/facts/fact-sources.ts'
import { type Fact, NOT_ON_RECORD } from '../../carrier/facts/fact.ts'
import { hazmatFact, listedFact } from '../../carrier/facts/fleet-facts.ts'
import { formatNumber } from '../../shared/amounts.ts'
import { formatPercent } from '../../shared/rates.ts'
import type { ComparedCarrier } from '../compared-carrier.ts'
import { comparedFact, fromDetail, type RowRule } from '../compared-row.ts'
import { linesOf } from '../evidence.ts'

const row = (key: string, label: string, fact: (detail: CarrierDetail) => Fact): RowRule => ({
  key,
  label,
  compare: fromDetail(detail => comparedFact(fact(detail), linesOf(selfReportedSource(detail.census)))),
})

const censusRow = (key: string, label: string, fact: (census: Census) => Fact): RowRule =>
  row(key, label, ({ census }) => fact(census))

/**
 * Units, drivers, miles and cargo. No value is better than another: the load decides.
 *
 * Source: section 2, "Comparison".
 */
export const FLEET_ROWS: readonly RowRule[] = [
  censusRow('power-units', 'Power units', powerUnitsReportedFact),
  censusRow('drivers', 'Drivers', driversReportedFact),
  censusRow('mileage', 'Mileage', mileageFact),
  censusRow('hazmat', 'Hazardous materials', hazmatFact),
  row('operation-classes', 'Operation classes', ({ operationClassifications }) =>
    listedFact(operationClassifications),
  ),
  row('cargo', 'Cargo carried', ({ cargoCarried }) => listedFact(cargoCarried)),
]

const NOT_SHOWN: Fact = { text: 'not shown', note: 'in the full profile', tone: 'unknown' }

/** The fact for a carrier without equipment on record. */
const withoutAny = ({ equipment, isFullProfile }: CarrierDetail): Fact | undefined => {
  if (equipment.length > 0) return undefined
  return isFullProfile ? NOT_ON_RECORD : NOT_SHOWN
}

const kindFact = (detail: CarrierDetail, kind: EquipmentKind): Fact => {
  const none = withoutAny(detail)
  if (none !== undefined) return none
  const found = equipmentPortfolio(detail.equipment).kinds.find(each => each.kind === kind)
  return found === undefined
    ? { text: '0', tone: 'plain' }
    : { text: formatNumber(found.count), note: `${formatPercent(found.share, 0)} of all`, tone: 'plain' }
}

const totalFact = (detail: CarrierDetail): Fact =>
  withoutAny(detail) ?? {
    text: formatNumber(equipmentPortfolio(detail.equipment).total),
    tone: 'plain',
  }

/**
 * All equipment, then each kind that any of the carriers has.
 *
 * Source: section 2, "Comparison"; section 3, "Equipment".
 */
export const equipmentRows = (carriers: readonly ComparedCarrier[]): readonly RowRule[] => {
  const had = new Set(
    carriers.flatMap(({ detail }) =>
      detail.kind === 'ready' ? equipmentPortfolio(detail.value.equipment).kinds.map(({ kind }) => kind) : [],
    ),
  )
  return [
    row('equipment', 'All equipment', totalFact),
    ...EQUIPMENT_KINDS.filter(kind => had.has(kind)).map(kind =>
      row(`equipment-${kind}`, EQUIPMENT_LABELS[kind], detail => kindFact(detail, kind)),
    ),
  ]
}
