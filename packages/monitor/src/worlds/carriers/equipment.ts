import type { Random } from '../random.ts'
import type { CarrierRows } from './carrier-rows.ts'

/** The portfolio fields of section 9, "Equipment names", with how often a fleet is built around each, in percent. */
export const EQUIPMENT_KINDS = [
  [34, 'van'],
  [18, 'reefer'],
  [16, 'flatbed'],
  [5, 'intermodal'],
  [4, 'tanker'],
  [2, 'heavy_haul'],
  [4, 'dumps'],
  [2, 'grain'],
  [3, 'car_hauler'],
  [1, 'pneumatic'],
  [1, 'forestry'],
  [1, 'livestock'],
  [1, 'lowboy'],
  [2, 'drop_deck'],
  [1, 'double_drop'],
  [3, 'cargo_vans'],
  [2, 'straight_box_trucks'],
] as const satisfies readonly (readonly [number, string])[]

const CARGO: Readonly<Record<string, readonly string[]>> = {
  van: ['General Freight', 'Paper Products', 'Beverages'],
  reefer: ['Refrigerated Food', 'Fresh Produce', 'Meat'],
  flatbed: ['Building Materials', 'Metal sheets/coils/rolls', 'Machinery/Large Objects'],
  intermodal: ['Intermodal Containers'],
  tanker: ['Liquids/Gases', 'Chemicals'],
  dumps: ['Construction', 'Commodities Dry Bulk'],
  grain: ['Grain/Feed/Hay', 'Agricultural/Farm Supplies'],
  car_hauler: ['Motor Vehicles', 'Drive/Tow away'],
  pneumatic: ['Commodities Dry Bulk'],
  forestry: ['Logs/Poles/Beams/Lumber'],
  livestock: ['Livestock'],
}

/** Up to three kinds of trailer or truck, one of them most of the fleet, each kind once. */
export const equipmentOf = (
  random: Random,
  carrier_id: number,
  powerUnits: number,
): CarrierRows['equipment'] => {
  const kinds = new Set<string>([random.weigh(EQUIPMENT_KINDS)])
  while (kinds.size < 3 && random.chance(0.35)) kinds.add(random.weigh(EQUIPMENT_KINDS))
  return [...kinds].map((kind, place) => ({
    carrier_id,
    kind,
    count: Math.max(1, Math.round((powerUnits * random.whole(8, 16)) / (10 * (1 + place * 3)))),
  }))
}

/** The cargo of such a fleet in the register's terms, each once. */
export const cargoOf = (random: Random, equipment: CarrierRows['equipment']): string[] => {
  const cargo = equipment.flatMap(({ kind }) => CARGO[kind] ?? ['General Freight'])
  return [...new Set(cargo.filter((_, place) => place === 0 || random.chance(0.7)))]
}
