import { expect, it } from 'vitest'
import { EQUIPMENT_KINDS, EQUIPMENT_LABELS } from './equipment-kind.ts'

it('the portfolio has its seventeen fields in order, each with a label', () => {
  expect(EQUIPMENT_KINDS.map(kind => [kind, EQUIPMENT_LABELS[kind]])).toEqual([
    ['van', 'Van'],
    ['reefer', 'Reefer'],
    ['flatbed', 'Flatbed'],
    ['intermodal', 'Intermodal'],
    ['tanker', 'Tanker'],
    ['heavy_haul', 'Heavy haul'],
    ['dumps', 'Dump'],
    ['grain', 'Grain'],
    ['car_hauler', 'Car hauler'],
    ['pneumatic', 'Pneumatic'],
    ['forestry', 'Forestry'],
    ['livestock', 'Livestock'],
    ['lowboy', 'Lowboy'],
    ['drop_deck', 'Drop deck'],
    ['double_drop', 'Double drop'],
    ['cargo_vans', 'Cargo van'],
    ['straight_box_trucks', 'Straight box truck'],
  ])
})
