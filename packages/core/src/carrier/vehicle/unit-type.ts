/**
 * The kinds of unit that an inspection report numbers, by their federal code.
 *
 * Source: section 3, "Inspections, crashes and violations"; the codes are those of the federal inspection file.
 */
export const UNIT_TYPES = [
  [1, 'Bus'],
  [2, 'Dolly converter'],
  [3, 'Full trailer'],
  [4, 'Limousine'],
  [5, 'Motor carrier'],
  [6, 'Other'],
  [7, 'Pole trailer'],
  [8, 'School bus'],
  [9, 'Semi-trailer'],
  [10, 'Straight truck'],
  [11, 'Truck tractor'],
  [12, 'Van'],
  [13, 'Unknown'],
  [14, 'Intermodal chassis'],
  [15, 'Crib log trailer'],
] as const satisfies readonly (readonly [number, string])[]

const LABELS: ReadonlyMap<number, string> = new Map(UNIT_TYPES)

/**
 * A unit type as text: 11 is "Truck tractor".
 *
 * Empty: "Not on record" for null. An unknown code is shown as "Unit type 77", never taken for another.
 * Source: section 3, "Inspections, crashes and violations".
 */
export const unitTypeText = (code: number | null): string =>
  code === null ? 'Not on record' : (LABELS.get(code) ?? `Unit type ${code}`)

/** The role of a unit in a combination: it pulls or drives, it is pulled, or unknown. */
export type UnitRole = 'power-unit' | 'trailer' | 'other'

const POWER_UNITS: ReadonlySet<number | null> = new Set([1, 4, 8, 10, 11, 12])
const TRAILERS: ReadonlySet<number | null> = new Set([2, 3, 7, 9, 14, 15])

/**
 * The role of a unit type.
 *
 * Empty: null, a motor carrier, other, unknown and unknown codes are `other`, never counted as a truck.
 * Source: section 3, "Power units". Choice: a dolly and a chassis are pulled, so they are trailers.
 */
export const unitRole = (code: number | null): UnitRole => {
  if (POWER_UNITS.has(code)) return 'power-unit'
  return TRAILERS.has(code) ? 'trailer' : 'other'
}
