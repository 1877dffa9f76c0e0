/**
 * The kinds of equipment that a search may select, by their portfolio fields, in the order they are offered.
 *
 * Source: section 9, "Equipment names".
 */
export const EQUIPMENT_CHOICES = [
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
export type EquipmentField = (typeof EQUIPMENT_CHOICES)[number]

/** Their words. Source: section 9, "Equipment names"; the words are ours. */
export const EQUIPMENT_CHOICE_LABELS = {
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
} as const satisfies Record<EquipmentField, string>
