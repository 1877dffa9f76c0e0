import { expect, it } from 'vitest'
import { EQUIPMENT_CHOICE_LABELS, EQUIPMENT_CHOICES } from './equipment-field.ts'

it('seventeen kinds of equipment can be selected, each by its words', () => {
  expect(EQUIPMENT_CHOICES.map(field => `${field}: ${EQUIPMENT_CHOICE_LABELS[field]}`)).toEqual([
    'van: Van',
    'reefer: Reefer',
    'flatbed: Flatbed',
    'intermodal: Intermodal',
    'tanker: Tanker',
    'heavy_haul: Heavy haul',
    'dumps: Dump',
    'grain: Grain',
    'car_hauler: Car hauler',
    'pneumatic: Pneumatic',
    'forestry: Forestry',
    'livestock: Livestock',
    'lowboy: Lowboy',
    'drop_deck: Drop deck',
    'double_drop: Double drop',
    'cargo_vans: Cargo van',
    'straight_box_trucks: Straight box truck',
  ])
})
