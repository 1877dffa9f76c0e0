import type { VerdictTone } from '../ui/VerdictMark.tsx'

export interface SampleCarrier {
  id: string
  name: string
  dba?: string
  mc: string
  dot: string
  verdict: VerdictTone
  verdictText: string
  connection: string
  authority: string
  insuranceUntil: string | undefined
  units: number
  outOfService: number | undefined
  place: string
  alerts: number
}

const NAMES: readonly (readonly [string, string?])[] = [
  ['Prairie Line Transport LLC', 'Prairie Line'],
  ['Blue Mesa Carriers Inc'],
  ['Tamarack Freightways LLC', 'Tamarack'],
  ['Harbor & Pine Trucking Co'],
  ['Three Rivers Refrigerated LLC'],
  ['Copper Junction Haulers Inc', 'CJ Haulers'],
  ['Northfield Dedicated LLC'],
  ['Saltgrass Express Inc'],
  ['Windrow Ag Transport LLC'],
  ['Lantern Creek Logistics Inc', 'Lantern Creek'],
  ['Old Mill Flatbed Co'],
  ['Juniper Gap Trucking LLC'],
]
const VERDICTS: readonly (readonly [VerdictTone, string])[] = [
  ['pass', 'Pass'],
  ['fail', 'Fail'],
  ['pass', 'Pass'],
  ['override', 'Override'],
  ['incomplete', 'Incomplete'],
  ['pass', 'Pass'],
]
const PLACES = ['Fargo, ND', 'Omaha, NE', 'Tulsa, OK', 'Boise, ID', 'Amarillo, TX']
const CONNECTIONS = ['Onboarded', 'Needs to onboard', 'Not connected', 'Do not dispatch']

const pick = <T>(from: readonly [T, ...T[]] | readonly T[], at: number): T => from[at % from.length] as T

/** Invented carriers, realistic enough for the page of primitives. */
export const SAMPLE_CARRIERS: readonly SampleCarrier[] = NAMES.map(([name, dba], at) => {
  const [verdict, verdictText] = pick(VERDICTS, at)
  return {
    id: String(at + 1),
    name,
    ...(dba && { dba }),
    mc: `MC-${9_000_400 + at * 17}`,
    dot: String(99_100_400 + at * 31),
    verdict,
    verdictText,
    connection: pick(CONNECTIONS, at * 3),
    authority: `${(at * 5) % 19} y ${(at * 7) % 12} m`,
    insuranceUntil: at % 5 === 4 ? undefined : `${(at % 27) + 1} Mar 2027`,
    units: (at * at * 37) % 1300,
    outOfService: at % 4 === 3 ? undefined : ((at * 53) % 400) / 10,
    place: pick(PLACES, at),
    alerts: at % 3 === 1 ? at % 4 : 0,
  }
})
