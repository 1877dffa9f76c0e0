import { folded } from '../../database/name-key.ts'
import { COMPANY } from '../demo/demo-companies.ts'
import type { DemoSetting } from '../demo/part.ts'
import { daysAfter, daysBefore, momentBefore } from '../days.ts'
import { onePagePdf } from '../onboarding/one-page-pdf.ts'
import { passedRules, passedSafetyRules } from '../passed-rules.ts'
import type { WorldRows } from '../world.ts'
import { type Letter, type LetterAddress, type Scenario, SCENARIOS } from './rate-confirmation-scenarios.ts'

const DANA = { id: 1, email: 'dana@northlake.example' }
const FIRST_FILE = 61_001

/** The lane and the days of a load, as columns of its rate confirmation. */
export interface Trip {
  readonly origin: string | null
  readonly destination: string | null
  readonly pick_up_on: string | null
  readonly deliver_on: string | null
}

interface AfterOthers {
  /** The ids before it have other rate confirmations. */
  readonly firstId: number
  readonly tripOf: (loadId: number) => Trip
}

/** Rate confirmations of Northlake that a person made up. Those of a load have its lane and its days. */
export const namedRateConfirmations = (
  { today, carriers }: DemoSetting,
  { firstId, tripOf }: AfterOthers,
): WorldRows => {
  const ofNoLoad = { pick_up_on: today, deliver_on: daysAfter(today, 1) }
  const scenarios = SCENARIOS.map((scenario, place) => ({ ...scenario, id: firstId + place }))
  const letters = scenarios.flatMap(scenario => scenario.letters.map(letter => ({ scenario, letter })))
  const files = letters.flatMap(({ scenario, letter: { document, at } }) =>
    document === undefined ? [] : [{ scenario, name: document, at }],
  )
  const fileOf = (name: string | undefined) => {
    const place = files.findIndex(file => file.name === name)
    return place < 0 ? null : FIRST_FILE + place
  }
  const emailOf = (id: number) => carriers[id - 1]?.carrier.email ?? `dispatch@carrier${id}.example`
  const nameOf = (carrier: number) => carriers[carrier - 1]?.carrier.legal_name ?? 'A carrier'
  const instant: InstantOf = ([daysAgo, minute], later = 0) => momentBefore(today, daysAgo, minute + later)
  const firstOf = ({ letters: [first] }: Scenario) => first as Letter
  return {
    uploaded_files: files.map(({ scenario, name, at }, place) => ({
      id: FIRST_FILE + place,
      company_id: COMPANY.northlake,
      user_id: DANA.id,
      name,
      media_type: 'application/pdf',
      bytes: onePagePdf(['RATE CONFIRMATION', nameOf(scenario.carrier), name, 'Invented text.']),
      created_at: instant(at),
    })),
    rate_confirmations: scenarios.map(scenario => {
      const { at } = firstOf(scenario)
      const day = daysBefore(today, at[0])
      return {
        id: scenario.id,
        company_id: COMPANY.northlake,
        creator_id: DANA.id,
        carrier_id: scenario.carrier,
        carrier_legal_name: nameOf(scenario.carrier),
        carrier_name_folded: folded(nameOf(scenario.carrier)),
        stated_type: null,
        stated_value: null,
        viewed_at: instant(at, 12),
        delivered_at: scenario.isDelivered ? instant(at, 30) : null,
        load_id: scenario.load,
        uploaded_file_id: fileOf(scenario.letters.find(({ to }) => to !== undefined)?.document),
        verdict_sent_on: day,
        verdict_when_sent: JSON.stringify(passedVerdict(scenario.cargo, day)),
        created_at: instant(at),
      }
    }),
    rate_confirmation_terms: scenarios.map(({ id, rateCents, load, lane }) => ({
      rate_confirmation_id: id,
      rate_cents: rateCents,
      ...(load === null ? { origin: lane[0], destination: lane[1], ...ofNoLoad } : tripOf(load)),
      payment_days: 30,
      conditions: 'No double brokering. Tracking through delivery. Lumper receipts within 48 hours.',
    })),
    tickets: scenarios.flatMap(({ id, tickets = [], letters: [first] }) =>
      tickets.map((is_type, place) => ({
        company_id: COMPANY.northlake,
        load_id: null,
        rate_confirmation_id: id,
        is_type,
        status: place === 0 ? ('new' as const) : ('in_progress' as const),
        assignee_id: place === 0 ? null : DANA.id,
        created_at: instant((first as Letter).at, 45 + place),
      })),
    ),
    rate_confirmation_mails: letters.map(({ scenario, letter }) => ({
      ...mailColumns(letter, emailOf(scenario.carrier), instant),
      rate_confirmation_id: scenario.id,
      carrier_id: scenario.carrier,
      uploaded_file_id: fileOf(letter.document),
    })),
  }
}

type InstantOf = (at: Letter['at'], later?: number) => string

const mailColumns = (letter: Letter, onRecord: string, instant: InstantOf) => {
  const addressOf = (address: LetterAddress = DANA.email) =>
    typeof address === 'string' ? address : address(onRecord)
  return {
    company_id: COMPANY.northlake,
    user_id: DANA.id,
    subject: letter.subject,
    subject_folded: folded(letter.subject),
    transport: letter.isUndelivered ? ('bounced' as const) : ('sent' as const),
    flagged_at: letter.isFlagged ? instant(letter.at, 45) : null,
    delivered_at: letter.isFlagged || letter.isUndelivered ? null : instant(letter.at, 1),
    is_received: letter.from !== undefined,
    from_address: addressOf(letter.from),
    to_address: addressOf(letter.to),
    body: letter.body,
    created_at: instant(letter.at),
  }
}

const undated = <T extends object>(rules: readonly T[]) => rules.map(rule => ({ ...rule, as_of: null }))

/**
 * A verdict as it is stored with a rate confirmation: every rule passed. Its facts have no day, as a day inside a text
 * does not move with the world.
 */
export const passedVerdict = (cargo: number, day: string) => ({
  verdict: 'pass',
  safety_rules: { count: passedSafetyRules(day).length, worst: 'pass' },
  rules: undated(passedRules(cargo, day)),
  rules_on_safety_data: undated(passedSafetyRules(day)),
})
