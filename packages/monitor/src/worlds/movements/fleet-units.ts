import type { CarrierRows } from '../carriers/carrier-rows.ts'
import type { Random } from '../random.ts'

type PowerUnitType = 'tractor' | 'straight_truck' | 'cargo_van' | 'hotshot'

/** A truck or trailer model. */
export interface Model {
  readonly is_type: 'power_unit' | 'trailer'
  readonly power_unit_type: PowerUnitType | null
  readonly trailer_type: string | null
  readonly make: string
  readonly model: string | null
  /** The federal code of the kind of unit. */
  readonly unit_type: number
  /** The first eight characters of its VIN. */
  readonly maker: string
}

type Truck = readonly [make: string, model: string, maker: string]

const TRUCKS: Readonly<
  Record<PowerUnitType, { readonly unitType: number; readonly models: readonly Truck[] }>
> = {
  tractor: {
    unitType: 11,
    models: [
      ['Freightliner', 'Cascadia', '1FUJHHDR'],
      ['Freightliner', 'Cascadia', '3AKJHHDR'],
      ['Kenworth', 'T680', '1XKYDP9X'],
      ['Peterbilt', '579', '1XPBDP9X'],
      ['Volvo', 'VNL', '4V4NC9EH'],
      ['International', 'LT', '3HSDZAPR'],
      ['Mack', 'Anthem', '1M1AN4GY'],
    ],
  },
  straight_truck: {
    unitType: 10,
    models: [
      ['Hino', '268', '5PVNJ8JV'],
      ['Isuzu', 'NPR', '54DC4W1B'],
      ['Freightliner', 'M2 106', '1FVACWDT'],
    ],
  },
  cargo_van: {
    unitType: 12,
    models: [
      ['Ford', 'Transit 250', '1FTBR1C8'],
      ['Ram', 'ProMaster 2500', '3C6LRVDG'],
      ['Mercedes-Benz', 'Sprinter 2500', 'W1Y4ECHY'],
    ],
  },
  hotshot: { unitType: 10, models: [['Ram', '3500', '3C63RRGL']] },
}

const TRAILER_MAKERS: readonly (readonly [make: string, maker: string])[] = [
  ['Wabash', '1JJV532D'],
  ['Great Dane', '1GRAA062'],
  ['Utility', '1UYVS253'],
  ['Hyundai Translead', '3H3V532C'],
]

const SEMI_TRAILER = 9
const CHASSIS = 14
const OWN_ENGINE: Readonly<Record<string, PowerUnitType>> = {
  cargo_vans: 'cargo_van',
  straight_box_trucks: 'straight_truck',
}

const truck = (random: Random, type: PowerUnitType): Model => {
  const [make, model, maker] = random.pick(TRUCKS[type].models)
  return {
    is_type: 'power_unit',
    power_unit_type: type,
    trailer_type: null,
    make,
    model,
    unit_type: TRUCKS[type].unitType,
    maker,
  }
}

const trailer = (random: Random, kind: string): Model => {
  const [make, maker] = random.pick(TRAILER_MAKERS)
  return {
    is_type: 'trailer',
    power_unit_type: null,
    // One in twenty-five has no known type.
    trailer_type: random.chance(0.04) ? null : kind,
    make,
    model: null,
    unit_type: kind === 'intermodal' ? CHASSIS : SEMI_TRAILER,
    maker,
  }
}

/** The equipment of a carrier; a van if none is on record. */
const kindsOf = (equipment: CarrierRows['equipment']) =>
  equipment.length === 0 ? [{ kind: 'van', count: 1 }] : equipment

/**
 * The power units and trailers of a carrier, `most` power units at most, of the kinds in its equipment, about as often
 * as it reports. Empty: a carrier that reports no power unit has none.
 */
export const unitsOf = (
  random: Random,
  { equipment, census }: Pick<CarrierRows, 'equipment' | 'census'>,
  most: number,
): readonly Model[] => {
  const kinds = kindsOf(equipment)
  const drawn = () => random.weigh(kinds.map(({ kind, count }) => [count, kind] as const))
  const many = Math.min(most, census?.power_units ?? 0)
  return Array.from({ length: many }).flatMap((): readonly Model[] => {
    const kind = drawn()
    const engine = OWN_ENGINE[kind]
    if (engine !== undefined) return [truck(random, engine)]
    const power = truck(random, random.chance(0.05) ? 'hotshot' : 'tractor')
    return random.chance(0.65) ? [power, trailer(random, kind)] : [power]
  })
}
