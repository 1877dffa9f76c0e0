import { expect, it } from 'vitest'
import { equipmentText, readEquipmentKind } from './read-equipment-kind.ts'

it.each([
  ['van', ['dry van', 'dry van trailer', 'van trailer', 'enclosed trailer', 'vented van']],
  [
    'reefer',
    ['refrigerated', 'refrigerated van', 'refrigerated trailer', 'reefer van', 'temperature controlled'],
  ],
  ['flatbed', ['flat bed', 'flat', 'flatdeck', 'flat deck', 'conestoga', 'curtain side', 'curtainside']],
  ['intermodal', ['container', 'container chassis', 'intermodal chassis', 'intermodal container', 'chassis']],
  ['tanker', ['tank', 'tank trailer', 'liquid tanker', 'liquid tank']],
  ['heavy_haul', ['heavy hauler', 'heavy hauling', 'oversize', 'overdimensional', 'heavy specialized']],
  ['dumps', ['dump trailer', 'dump truck', 'end dump', 'side dump', 'belly dump', 'bottom dump']],
  ['grain', ['hopper', 'hopper bottom', 'grain hopper', 'grain trailer', 'hopper trailer']],
  [
    'car_hauler',
    ['auto hauler', 'auto carrier', 'car carrier', 'car haul', 'auto transport', 'auto transporter'],
  ],
  ['pneumatic', ['dry bulk', 'dry bulk tank', 'dry bulk tanker', 'pneumatic tanker', 'pneumatic trailer']],
  ['forestry', ['log', 'log trailer', 'logging', 'logging trailer', 'log truck', 'timber']],
  ['livestock', ['livestock trailer', 'cattle', 'cattle trailer', 'cattle pot']],
  ['lowboy', ['low boy', 'lowbed', 'low bed', 'lowboy trailer']],
  [
    'drop_deck',
    ['step deck', 'stepdeck', 'dropdeck', 'single drop', 'step deck trailer', 'drop deck trailer'],
  ],
  ['double_drop', ['double drop deck', 'doubledrop', 'double drop trailer']],
  ['cargo_vans', ['sprinter', 'sprinter van']],
  ['straight_box_trucks', ['box truck', 'straight truck', 'straight box', 'straight', 'box']],
] as const)('the kind %s is read from each of %j', (kind, names) => {
  expect(names.map(readEquipmentKind)).toEqual(names.map(() => kind))
})

it.each([
  ['Step Deck', 'drop_deck'],
  ['step-decks', 'drop_deck'],
  ['STEP_DECK', 'drop_deck'],
  ['drop_deck', 'drop_deck'],
  ['  Reefer  ', 'reefer'],
  ['Reefers', 'reefer'],
  ['Cargo vans', 'cargo_vans'],
  ['cargo_van', 'cargo_vans'],
  ['dump', 'dumps'],
  ['Straight Box Trucks', 'straight_box_trucks'],
  ['Conestoga', 'flatbed'],
  ['flat bed', 'flatbed'],
  ['STEPDECK', 'drop_deck'],
  ['low-boy', 'lowboy'],
  ['curtainside', 'flatbed'],
  ['dry -- van', 'van'],
  ['(van)', 'van'],
])('%j is read as %s', (word, kind) => {
  expect(readEquipmentKind(word)).toBe(kind)
})

it.each([
  'power only',
  'hotshot',
  'RGN',
  'vanish',
  'my van',
  '',
  's',
  'vs',
  'vanss',
  'vsan',
  'van 2',
  'constructor',
])('%j is no known kind', word => {
  expect(readEquipmentKind(word)).toBeUndefined()
})

it.each([
  ['step deck', 'Drop deck'],
  ['cargo_vans', 'Cargo van'],
  ['Hotshot ', 'Hotshot'],
  ['RGN', 'RGN'],
])('the kind %j is shown as %j', (word, text) => {
  expect(equipmentText(word)).toBe(text)
})
