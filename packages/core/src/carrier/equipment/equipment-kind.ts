/**
 * The kinds of equipment of a carrier's portfolio, by their fields, in the order they are shown.
 *
 * Source: section 9, "Equipment names", all seventeen and in its order; section 3, "Equipment".
 */
export const EQUIPMENT_KINDS = [
  'van',
  'reefer',
  'flatbed',
  'intermodal',
  'tanker',
  'heavy_haul',
  'dumps',
  'grain',
  'car_hauler',
  'pneumatic',
  'forestry',
  'livestock',
  'lowboy',
  'drop_deck',
  'double_drop',
  'cargo_vans',
  'straight_box_trucks',
] as const

/** One of the seventeen. Source: section 9, "Equipment names". */
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number]

/** The label of one vehicle of each kind. Source: section 9, "Equipment names"; the wording is ours. */
export const EQUIPMENT_LABELS = {
  van: 'Van',
  reefer: 'Reefer',
  flatbed: 'Flatbed',
  intermodal: 'Intermodal',
  tanker: 'Tanker',
  heavy_haul: 'Heavy haul',
  dumps: 'Dump',
  grain: 'Grain',
  car_hauler: 'Car hauler',
  pneumatic: 'Pneumatic',
  forestry: 'Forestry',
  livestock: 'Livestock',
  lowboy: 'Lowboy',
  drop_deck: 'Drop deck',
  double_drop: 'Double drop',
  cargo_vans: 'Cargo van',
  straight_box_trucks: 'Straight box truck',
} as const satisfies Readonly<Record<EquipmentKind, string>>
