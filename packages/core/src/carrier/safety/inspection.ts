import { type CalendarDate, compareCalendarDates } from '../../shared/calendar-date.ts'
import { withSmallLetter } from '../../shared/first-letter.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'

/** The server's id of an inspection; the report has its own number. */
export type InspectionId = Id<'inspection'>

/** One inspected unit. Null is "not on record". */
export interface InspectedUnit {
  /** Its number in the report, from 1. */
  readonly number: number
  /** Federal code; `unitTypeText` makes its text. */
  readonly unitType: number | null
  readonly vin: string | null
  readonly make: string | null
  readonly plate: string | null
  readonly plateState: string | null
  readonly isOutOfService: boolean
}

/** What ended out of service. Null: not covered by this inspection. */
export interface InspectionOutOfService {
  readonly vehicle: boolean | null
  readonly driver: boolean | null
  readonly hazmat: boolean | null
}

/** One roadside or terminal inspection. Source: section 3, "Inspections, crashes and violations". */
export interface Inspection {
  readonly id: InspectionId
  readonly carrierId: CarrierId
  readonly reportNumber: string
  readonly inspectedOn: CalendarDate
  /** 1 to 8; 99 is invalid; null when it is not on record. */
  readonly level: number | null
  readonly country: string | null
  readonly state: string | null
  readonly units: readonly InspectedUnit[]
  readonly outOfService: InspectionOutOfService
  readonly violationsCount: number
}

/**
 * The levels of an inspection with their labels.
 *
 * Source: section 3, "Inspections, crashes and violations"; the numbers are those of the North American standard.
 */
export const INSPECTION_LEVELS = [
  [1, 'Full: driver and vehicle'],
  [2, 'Walk-around: driver and vehicle'],
  [3, 'Driver and credentials only'],
  [4, 'Special study'],
  [5, 'Vehicle only'],
  [6, 'Radioactive shipment'],
  [7, 'Jurisdictional'],
  [8, 'Electronic'],
] as const satisfies readonly (readonly [number, string])[]

const LEVELS: ReadonlyMap<number, string> = new Map(INSPECTION_LEVELS)

/**
 * A level as text: "Level 3, driver and credentials only".
 *
 * Empty: "Level not on record" for null, and for 99, which marks an invalid one in the file. Choice: any other number
 * is shown alone. Source: section 3, "Inspections, crashes and violations".
 */
export const inspectionLevelText = (level: number | null): string => {
  if (level === null || level === 99) return 'Level not on record'
  const label = LEVELS.get(level)
  return label === undefined ? `Level ${level}` : `Level ${level}, ${withSmallLetter(label)}`
}

/** What an inspection can put out of service, in display order. */
const PARTS = [
  ['vehicle', 'Vehicle'],
  ['driver', 'Driver'],
  ['hazmat', 'Hazardous materials'],
] as const satisfies readonly (readonly [keyof InspectionOutOfService, string])[]

/**
 * What an inspection put out of service: "Vehicle, driver out of service".
 *
 * Empty: "Nothing out of service" if everything covered passed, "Not on record" if nothing was covered.
 * Source: section 3, "Inspections, crashes and violations"; the wording is ours.
 */
export const inspectionResultText = ({ outOfService }: Pick<Inspection, 'outOfService'>): string => {
  const stopped = PARTS.filter(([part]) => outOfService[part] === true).map(([, label]) => label)
  const [first, ...rest] = stopped
  if (first !== undefined)
    return `${[first, ...rest.map(label => label.toLowerCase())].join(', ')} out of service`
  return PARTS.every(([part]) => outOfService[part] === null) ? 'Not on record' : 'Nothing out of service'
}

/** The newest first, and on one day the highest id. Source: section 3, "Inspections, crashes and violations". */
export const inspectionsInOrder = (inspections: readonly Inspection[]): readonly Inspection[] =>
  inspections.toSorted(
    (one, other) => compareCalendarDates(other.inspectedOn, one.inspectedOn) || other.id - one.id,
  )
