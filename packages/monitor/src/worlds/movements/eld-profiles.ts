import type { Random } from '../random.ts'

/** How a carrier's logging devices compare to its certificate of insurance. Null: no device is known. */
export type EldProfile =
  | 'all_vins_match'
  | 'no_vins_on_coi'
  | 'eld_vins_not_on_coi'
  | 'missing_vins_on_eld'
  | 'some_eld_vin_matches_on_coi'
  | 'no_eld_vin_matches_on_coi'
  | null

/** The profiles of the named carriers, by id. */
const PROFILES: Readonly<Record<number, EldProfile>> = {
  2: 'all_vins_match',
  3: 'eld_vins_not_on_coi',
  4: 'no_vins_on_coi',
  5: 'missing_vins_on_eld',
  6: 'no_eld_vin_matches_on_coi',
  7: 'some_eld_vin_matches_on_coi',
  8: 'all_vins_match',
  9: null,
  10: 'all_vins_match',
  11: 'all_vins_match',
  12: 'missing_vins_on_eld',
  16: 'no_eld_vin_matches_on_coi',
}

const DRAWN: readonly (readonly [number, EldProfile])[] = [
  [52, null],
  [23, 'all_vins_match'],
  [5, 'no_vins_on_coi'],
  [5, 'eld_vins_not_on_coi'],
  [5, 'missing_vins_on_eld'],
  [5, 'some_eld_vin_matches_on_coi'],
  [5, 'no_eld_vin_matches_on_coi'],
]

/** The names of ELD providers. All but the second are invented. */
export const ELD_PROVIDERS = ['Lanternlog', 'Motive', 'Waymark ELD', 'Cabwise'] as const

export const eldProfileOf = (random: Random, carrierId: number): EldProfile => {
  const drawn = random.weigh(DRAWN)
  return carrierId in PROFILES ? (PROFILES[carrierId] ?? null) : drawn
}

/** Which power units, by index, are on the certificate and on the ELD. */
export interface EldSides {
  readonly isOnCertificate: (place: number) => boolean
  readonly isOnEld: (place: number) => boolean
}

/**
 * The two sides of a profile. Some profiles need several trucks; with a single one the certificate does not list it.
 */
export const sidesOf = (profile: EldProfile, powerUnits: number): EldSides => {
  const first = (place: number) => place === 0
  const all = () => true
  const none = () => false
  if (profile === null) return { isOnCertificate: all, isOnEld: none }
  if (profile === 'all_vins_match') return { isOnCertificate: all, isOnEld: all }
  if (profile === 'no_vins_on_coi' || powerUnits < 2) return { isOnCertificate: none, isOnEld: all }
  if (profile === 'eld_vins_not_on_coi') return { isOnCertificate: place => !first(place), isOnEld: all }
  if (profile === 'missing_vins_on_eld') return { isOnCertificate: all, isOnEld: place => !first(place) }
  if (profile === 'no_eld_vin_matches_on_coi')
    return { isOnCertificate: first, isOnEld: place => !first(place) }
  const last = powerUnits - 1
  return powerUnits < 3
    ? { isOnCertificate: none, isOnEld: all }
    : { isOnCertificate: place => !first(place), isOnEld: place => place !== last }
}
