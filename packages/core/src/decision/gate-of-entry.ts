import type { Identifier } from '../carrier/identifiers.ts'
import type { LoadEntry, StopEntry } from '../load/entry/load-entry.ts'
import { type LoadFormValues, readLoadForm } from '../load/entry/load-form.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { gateDayAt, type GatePlace } from './gate-lane.ts'
import type { GatePass } from './gate-answer.ts'
import { gateAnswerText, gateReasonText } from './gate-text.ts'

/** What is asked of the gate about the carrier of a load that is not on record yet. Source: section 4, "Gate". */
export interface GateQuestion {
  readonly carrier: { readonly identifier: Identifier }
  readonly lane?: { readonly origin: GatePlace; readonly destination: GatePlace }
  readonly day: CalendarDate
}

const placeOf = ({ state }: StopEntry): GatePlace => ({
  country: null,
  state: state !== null && /^[A-Z]{2}$/.test(state) ? state : null,
})

/**
 * What is asked about the carrier of a load that is brought in: its number, the lane, and the day of the pickup.
 *
 * Empty: undefined without a carrier. Source: section 4, "Gate".
 */
export const gateOfEntry = (
  { carrier, stops = [] }: Pick<LoadEntry, 'carrier' | 'stops'>,
  today: CalendarDate,
): GateQuestion | undefined => {
  if (carrier == null) return undefined
  const [first] = stops
  const last = stops.at(-1)
  const pickup = stops.find(({ kind }) => kind === 'pickup')
  return {
    carrier: { identifier: carrier },
    ...(first !== undefined &&
      last !== undefined && { lane: { origin: placeOf(first), destination: placeOf(last) } }),
    day: gateDayAt(pickup, today),
  }
}

const ANY_NUMBER = 'new'

/**
 * The same of what is typed in the form of a load. Stops that cannot be read are left out, as nothing is known of them.
 *
 * Empty: undefined without a carrier that can be read. Source: section 4, "Gate".
 */
export const gateOfForm = (values: LoadFormValues, today: CalendarDate): GateQuestion | undefined => {
  const isStop = ([field]: readonly [string, unknown]) => /^(?:pickup|delivery) /.test(field)
  const named: LoadFormValues = { 'load number': ANY_NUMBER, 'carrier any': values['carrier any'] ?? '' }
  const whole = { ...named, ...Object.fromEntries(Object.entries(values).filter(isStop)) }
  const entry = readLoadForm(whole, null).entry ?? readLoadForm(named, null).entry
  return entry === null ? undefined : gateOfEntry(entry, today)
}

/** What the gate says of the carrier of a line, in one text: "A person must look. On hold." Source: section 4, "Gate". */
export const listedGateText = (pass: Pick<GatePass, 'answer' | 'until' | 'reasons'>): string => {
  const [first, ...others] = pass.reasons
  if (first === undefined) return `${gateAnswerText(pass)}.`
  const more = others.length === 0 ? '' : ` ${others.length} more.`
  return `${gateAnswerText(pass)}. ${gateReasonText(first)}${more}`
}
