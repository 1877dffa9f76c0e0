import { EQUIPMENT_KINDS, EQUIPMENT_LABELS, type EquipmentKind } from './equipment-kind.ts'

/** Other names of each kind, singular; spaces do not count. */
const SEARCH_TERMS = {
  van: ['dry van', 'dry van trailer', 'van trailer', 'enclosed trailer', 'vented van'],
  reefer: [
    'refrigerated',
    'refrigerated van',
    'refrigerated trailer',
    'reefer van',
    'temperature controlled',
  ],
  flatbed: ['flat', 'flat deck', 'conestoga', 'curtain side'],
  intermodal: ['container', 'container chassis', 'intermodal chassis', 'intermodal container', 'chassis'],
  tanker: ['tank', 'tank trailer', 'liquid tanker', 'liquid tank'],
  heavy_haul: ['heavy hauler', 'heavy hauling', 'oversize', 'overdimensional', 'heavy specialized'],
  dumps: ['dump trailer', 'dump truck', 'end dump', 'side dump', 'belly dump', 'bottom dump'],
  grain: ['hopper', 'hopper bottom', 'grain hopper', 'grain trailer', 'hopper trailer'],
  car_hauler: [
    'auto hauler',
    'auto carrier',
    'car carrier',
    'car haul',
    'auto transport',
    'auto transporter',
  ],
  pneumatic: ['dry bulk', 'dry bulk tank', 'dry bulk tanker', 'pneumatic tanker', 'pneumatic trailer'],
  forestry: ['log', 'log trailer', 'logging', 'logging trailer', 'log truck', 'timber'],
  livestock: ['livestock trailer', 'cattle', 'cattle trailer', 'cattle pot'],
  lowboy: ['low bed', 'lowboy trailer'],
  drop_deck: ['step deck', 'single drop', 'step deck trailer', 'drop deck trailer'],
  double_drop: ['double drop deck', 'double drop trailer'],
  cargo_vans: ['sprinter', 'sprinter van'],
  straight_box_trucks: ['box truck', 'straight truck', 'straight box', 'straight', 'box'],
} as const satisfies Readonly<Record<EquipmentKind, readonly string[]>>

/** Letters and digits only, in lower case and singular. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '')

const KINDS: ReadonlyMap<string, EquipmentKind> = new Map(
  EQUIPMENT_KINDS.flatMap(kind =>
    [kind, EQUIPMENT_LABELS[kind], ...SEARCH_TERMS[kind]].map(word => [plain(word), kind] as const),
  ),
)

/**
 * The portfolio field of a source's word for equipment: "Step Deck", "step-decks" and "drop_deck" are `drop_deck`.
 *
 * Refuses: undefined for an unknown word, without guessing: "power only", "hotshot" and "RGN" have no field.
 * Source: section 9, "Equipment names". Choice: case, spaces, dashes, underscores and a plural s do not count. A
 * conestoga and a curtain side are flatbeds, as there is a flatbed under the tarp; a chassis alone is intermodal; a
 * hopper is grain.
 */
export const readEquipmentKind = (word: string): EquipmentKind | undefined => KINDS.get(plain(word))

/** The label of a kind of equipment; an unknown one is shown as received. Source: section 9, "Equipment names". */
export const equipmentText = (word: string): string => {
  const kind = readEquipmentKind(word)
  return kind === undefined ? word.trim() : EQUIPMENT_LABELS[kind]
}
