import { type DispatchStop, dispatchStopText, stopReasonText } from '../../carrier/dispatch-stop.ts'
import { mayUse } from '../../carrier/may-use.ts'
import type { FoundVehicle } from '../../carrier/vehicle/found-vehicle.ts'
import { VEHICLE_SOURCE_LABELS } from '../../carrier/vehicle/carrier-vehicle.ts'
import { vehiclesByDate } from '../../carrier/vehicle/vehicle-list.ts'
import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import { withSmallLetter } from '../../shared/first-letter.ts'
import { type Load, loadName } from '../load.ts'
import { isOpenLoad, LOAD_STATUS_LABELS } from '../load-status.ts'
import {
  carrierText,
  type DockFinding,
  type DoorNumber,
  hasNumber,
  isOfDoor,
  notLookedUp,
  ofOwnTruck,
  sameTruck,
  seenByOthers,
  truckText,
  trucksFound,
} from './dock-finding.ts'
import { type DockNumber, dockNumberText } from './read-dock-text.ts'

/** Whether a part of the check agrees with the load, differs from it, or is unknown. */
export type PickupState = 'agrees' | 'differs' | 'unknown'

/** One part of the check. */
export interface PickupPart {
  /** `Connection` only where it comes before the verdict. */
  readonly label: 'Connection' | 'Load' | 'Truck' | 'Carrier' | 'Last seen' | 'Certificate' | 'Verdict'
  readonly state: PickupState
  /** What agrees, differs or is missing, as a sentence. */
  readonly text: string
}

/** The check as a whole. */
export interface PickupCheck {
  /** `agrees` only if every part does; `differs` as soon as one does. */
  readonly state: PickupState
  /** In one sentence: "Do not load. 2 things differ." */
  readonly title: string
  readonly parts: readonly PickupPart[]
}

type Said = Omit<PickupPart, 'label'>
const agrees = (text: string): Said => ({ state: 'agrees', text })
const differs = (text: string): Said => ({ state: 'differs', text })
const unknown = (text: string): Said => ({ state: 'unknown', text })

/** The worst of several: a difference, then what is not known. */
const worst = (said: readonly Said[]): PickupState => {
  if (said.some(({ state }) => state === 'differs')) return 'differs'
  return said.some(({ state }) => state === 'unknown') ? 'unknown' : 'agrees'
}

/** Several in one: those that decide, in their order, each sentence once. */
const together = (said: readonly Said[]): Said => {
  const state = worst(said)
  const texts = said.filter(each => each.state === state).map(({ text }) => text)
  return { state, text: [...new Set(texts)].join(' ') }
}

interface Situation {
  readonly load: Load
  readonly findings: readonly DockFinding[]
  readonly today: CalendarDate
}

const loadPart = ({ load }: Situation): Said => {
  if (!isOpenLoad(load))
    return differs(`${loadName(load)} is ${LOAD_STATUS_LABELS[load.status].label.toLowerCase()}.`)
  return load.carrier === null
    ? unknown(`${loadName(load)} has no carrier on record.`)
    : agrees(`${loadName(load)} is booked with ${carrierText(load.carrier)}.`)
}

const truckPart = ({ load, findings }: Situation): Said => {
  const ofTruck = findings.filter(({ number }) => !isOfDoor(number))
  if (ofTruck.length === 0) return unknown('No plate or VIN was entered.')
  return together(
    ofTruck.map(({ number, vehicles }) => {
      const name = dockNumberText(number)
      if (vehicles === null) return unknown(`${name} could not be looked up.`)
      const [newest] = vehiclesByDate(vehicles)
      if (newest === undefined) return unknown(`${name} is not on record.`)
      if (load.carrierVehicleId === null)
        return unknown(`${name} is on record, but this load has no truck assigned.`)
      if (vehicles.some(truck => sameTruck(truck, load))) return agrees(`${name} is the truck on this load.`)
      const vin = load.vehicle?.vin ?? null
      return vin === null
        ? unknown(`${name} is on record, but the truck on this load has no VIN to compare.`)
        : differs(`${name} is another truck: ${truckText(newest)}. This load is assigned VIN ${vin}.`)
    }),
  )
}

const carrierOfDoor = (load: Load, number: DoorNumber, carriers: DockFinding['carriers']): Said => {
  const name = dockNumberText(number)
  const own = load.carrier
  if (own === null) return unknown(`${name} cannot be compared: this load has no carrier.`)
  if (hasNumber(own, number)) return agrees(`${name} is ${own.legalName}.`)
  if (carriers === null)
    return differs(`${name} is not a number of ${carrierText(own)}, the carrier on this load.`)
  const whose = carriers.find(carrier => hasNumber(carrier, number))
  return differs(
    whose === undefined
      ? `${name} is not a carrier on record. This load is booked with ${carrierText(own)}.`
      : `${name} belongs to ${whose.legalName}. This load is booked with ${carrierText(own)}.`,
  )
}

const carrierOfTruck = (load: Load, { number, vehicles }: DockFinding): readonly Said[] => {
  if (vehicles === null || vehicles.length === 0) return []
  const name = dockNumberText(number)
  const own = load.carrier
  const seen = seenByOthers(load, vehicles)
  const [newest] = seen
  if (newest === undefined) return [unknown(`Only this load links ${name} to a carrier.`)]
  if (own === null) return [unknown(`${name} cannot be compared: this load has no carrier.`)]
  return seen.some(({ carrierId }) => carrierId === own.id)
    ? [agrees(`${name} runs for ${own.legalName}.`)]
    : [
        differs(
          `${name} belongs to ${carrierText(newest.carrier)}. This load is booked with ${carrierText(own)}.`,
        ),
      ]
}

const carrierPart = ({ load, findings }: Situation): Said => {
  const said = findings.flatMap(finding =>
    isOfDoor(finding.number)
      ? [carrierOfDoor(load, finding.number, finding.carriers)]
      : carrierOfTruck(load, finding),
  )
  return said.length === 0 ? unknown('Nothing entered identifies a carrier.') : together(said)
}

const seenPart = ({ load, findings }: Situation): Said => {
  const seen = seenByOthers(load, trucksFound(findings))
  const [newest] = seen
  if (newest === undefined)
    return unknown(notLookedUp(findings) ?? 'The truck was not seen with any carrier before this load.')
  const text = (truck: FoundVehicle): string =>
    `${formatCalendarDate(truck.date)} with ${truck.carrier.legalName} (${withSmallLetter(VEHICLE_SOURCE_LABELS[truck.source])})${truck.lastAreaName === null ? '' : `, ${truck.lastAreaName}`}`
  const lastDay = seen.filter(({ date }) => date === newest.date)
  const others = lastDay.filter(({ carrierId }) => carrierId !== load.carrierId)
  const [other] = others
  if (other === undefined) return agrees(`Last seen ${text(newest)}.`)
  return lastDay.length > others.length
    ? differs(`Seen on one day with two carriers: ${text(other)}.`)
    : differs(`Last seen ${text(other)}.`)
}

const certificatePart = ({ load, findings }: Situation): Said => {
  const own = trucksFound(findings).filter(({ carrierId }) => carrierId === load.carrierId)
  if (own.some(({ isScheduled }) => isScheduled === true))
    return agrees('On the certificate of this carrier.')
  return own.some(({ isScheduled }) => isScheduled === false)
    ? differs('Not on the certificate of this carrier. Call the insurance agent.')
    : unknown(notLookedUp(findings) ?? 'No certificate on record lists this truck for this carrier.')
}

const verdictPart = ({ load: { carrier }, today }: Situation): Said => {
  const verdict = carrier && mayUse(carrier, today).verdict
  if (verdict === null) return unknown('The carrier is not assessed.')
  if (verdict === 'Incomplete') return unknown('The carrier’s verdict is now Incomplete.')
  const text = `The carrier’s verdict is now ${verdict}.`
  return verdict === 'Fail' ? differs(text) : agrees(text)
}

const PARTS: readonly (readonly [PickupPart['label'], (situation: Situation) => Said])[] = [
  ['Load', loadPart],
  ['Truck', truckPart],
  ['Carrier', carrierPart],
  ['Last seen', seenPart],
  ['Certificate', certificatePart],
  ['Verdict', verdictPart],
]

const TITLES: Readonly<Record<PickupState, (parts: readonly PickupPart[]) => string>> = {
  agrees: () => 'Everything agrees. Load it.',
  differs: parts => {
    const many = parts.filter(({ state }) => state === 'differs').length
    return `Do not load yet. ${many === 1 ? 'One thing differs' : `${many} things differ`}.`
  },
  unknown: parts => {
    const many = parts.filter(({ state }) => state === 'unknown').length
    return `Not sure. ${many === 1 ? 'One thing is' : `${many} things are`} not known.`
  },
}

/**
 * What stops the carrier of a load on a day, so that no truck of it is loaded: said before a truck is looked at.
 *
 * Empty: null where nothing does, or there is no carrier. Source: section 4, "Do not dispatch"; section 4, "On hold".
 */
export const pickupStop = ({ carrier }: Pick<Load, 'carrier'>, today: CalendarDate): DispatchStop | null =>
  carrier && mayUse(carrier, today).stop

const turnedAway = (stop: DispatchStop, parts: readonly PickupPart[]): PickupCheck => ({
  state: 'differs',
  title: `Do not load. The carrier ${stop.state}.`,
  // The title says what stops it, and this since when, by whom and why.
  parts: [{ label: 'Connection', ...differs(stopReasonText(stop) ?? dispatchStopText(stop)) }, ...parts],
})

/**
 * Whether the truck at the dock is the one, and of the carrier, that a load was given to: by the numbers on its door and
 * plate, what the register knows of them, the certificate and whether the carrier may be used today. It agrees only if all
 * parts do; what is not known never agrees, and a carrier that is blocked or on hold is turned away first of all.
 *
 * Empty: without numbers, nothing of the truck is known. Source: section 3, "Load"; section 4, "Do not dispatch"; section 7,
 * "Vehicles"; the check is ours.
 */
export const pickupCheck = ({ load, findings, today }: Situation): PickupCheck => {
  const situation = {
    load,
    findings: findings.map(each => ({ ...each, vehicles: each.vehicles && ofOwnTruck(load, each.vehicles) })),
    today,
  }
  const parts = PARTS.map(([label, part]) => ({ label, ...part(situation) }))
  const stop = pickupStop(load, today)
  if (stop !== null) return turnedAway(stop, parts)
  const state = worst(parts)
  return { state, title: TITLES[state](parts), parts }
}

const STATE_TEXTS: Readonly<Record<PickupState, string>> = {
  agrees: 'agrees',
  differs: 'DIFFERS',
  unknown: 'not known',
}

/** The check as a note of its load: what was entered, the result, and each part. */
export const pickupCheckNote = ({ title, parts }: PickupCheck, numbers: readonly DockNumber[]): string =>
  [
    `Pickup check: ${title}`,
    `Entered: ${numbers.map(dockNumberText).join('; ')}`,
    ...parts.map(({ label, state, text }) => `${label}, ${STATE_TEXTS[state]}: ${text}`),
  ].join('\n')
