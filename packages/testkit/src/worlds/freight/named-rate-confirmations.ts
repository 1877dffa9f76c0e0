import { folded } from '../../monitor/database/name-key.ts'
import { COMPANY } from '../demo/demo-companies.ts'
import type { DemoSetting } from '../demo/part.ts'
import { daysAfter, daysBefore, momentBefore } from '../days.ts'
import { onePagePdf } from '../onboarding/one-page-pdf.ts'
import { passedRules, passedSafetyRules } from '../passed-rules.ts'
import type { WorldRows } from '../world.ts'

/** One e-mail of a scenario: from the company, or with `from` a reply to it. */
interface Letter {
  readonly to?: string
  readonly from?: string
  readonly subject: string
  readonly body: string
  readonly at: readonly [daysAgo: number, minute: number]
  readonly isFlagged?: true
  readonly isUndelivered?: true
  readonly document?: string
}

interface Scenario {
  readonly carrier: number
  readonly load: number | null
  readonly rateCents: number
  readonly tickets?: readonly string[]
  readonly isDelivered: boolean
  /** Cargo insurance on the day of the verdict. */
  readonly cargo: number
  readonly letters: readonly Letter[]
}

const DANA = { id: 1, email: 'dana@northlake.example' }
const FIRST_FILE = 61_001

const sent = (what: string) =>
  `Hello,\n\nattached is our rate confirmation, ${what}. Please sign it and send it back.\n\n` +
  'Dana Reyes\nNorthlake Freight Brokers LLC\n(312) 555-0101'

/** One of each way in which an address relates to its carrier, the newest last. Loads are Northlake's first ones. */
const scenariosOf = (emailOf: (carrier: number) => string): readonly Scenario[] => [
  {
    carrier: 11,
    load: 5,
    rateCents: 162_000,
    isDelivered: true,
    cargo: 250_000,
    letters: [
      {
        to: emailOf(11).replace(/^[^@]*/, 'nights'),
        subject: 'Rate confirmation, load NL-20805',
        body: sent('load NL-20805'),
        at: [4, 620],
        document: 'rate-confirmation-NL-20805.pdf',
      },
    ],
  },
  {
    carrier: 3,
    load: null,
    rateCents: 214_550,
    isDelivered: false,
    cargo: 100_000,
    letters: [
      {
        to: emailOf(3).toUpperCase(),
        subject: 'Rate confirmation, Laredo to Tulsa',
        body: sent('Laredo to Tulsa'),
        at: [3, 540],
        isUndelivered: true,
        document: 'rate-confirmation-laredo-tulsa.pdf',
      },
    ],
  },
  {
    carrier: 6,
    load: null,
    rateCents: 98_000,
    tickets: ['signed_from_unknown_address', 'other_carrier_at_dock'],
    isDelivered: true,
    cargo: 100_000,
    letters: [
      {
        to: 'loads@copperline-dispatching.example',
        subject: 'Rate confirmation, Dallas to Tulsa',
        body: sent('Dallas to Tulsa'),
        at: [3, 700],
        isFlagged: true,
        document: 'rate-confirmation-dallas-tulsa.pdf',
      },
      {
        from: 'loads@copperline-dispatching.example',
        subject: 'Re: Rate confirmation, Dallas to Tulsa',
        body: 'Signed. Please pay the factoring company named below, not the one on file.\n\n<b>Thank you</b>',
        at: [3, 725],
        document: 'signed-by-copperline.pdf',
      },
    ],
  },
  {
    carrier: 2,
    load: 1,
    rateCents: 185_050,
    isDelivered: true,
    cargo: 250_000,
    letters: [
      {
        to: emailOf(2),
        subject: 'Rate confirmation, load NL-20801',
        body: sent('load NL-20801'),
        at: [2, 500],
        document: 'rate-confirmation-NL-20801.pdf',
      },
      {
        from: emailOf(2),
        subject: 'Re: Rate confirmation, load NL-20801',
        body: 'Signed copy attached. The driver is Ruben, truck 14, at the dock from 7:00.\n\nEagle Mesa dispatch',
        at: [2, 548],
        document: 'NL-20801-signed.pdf',
      },
      {
        to: emailOf(2),
        subject: 'Re: Rate confirmation, load NL-20801',
        body: 'Thank you. The dock opens at 6:30.',
        at: [2, 560],
      },
    ],
  },
  {
    carrier: 2,
    load: 1,
    rateCents: 185_050,
    tickets: ['signed_from_unknown_address'],
    isDelivered: false,
    cargo: 250_000,
    letters: [
      {
        from: 'dispatch@eag1emesa.example',
        subject: 'load NL-20801 - please send again to this address',
        body: 'hi, our mail has problems today. send the rate con to this address and call the number below. thx',
        at: [1, 480],
      },
      {
        to: 'dispatch@eag1emesa.example',
        subject: 'FW: Rate confirmation, load NL-20801',
        body: sent('load NL-20801'),
        at: [1, 495],
        isFlagged: true,
        document: 'rate-confirmation-NL-20801-copy.pdf',
      },
    ],
  },
]

/** Rate confirmations of Northlake that a person made up, after those with the ids before `firstId`. */
export const namedRateConfirmations = ({ today, carriers }: DemoSetting, firstId: number): WorldRows => {
  const emailOf = (id: number) => carriers[id - 1]?.carrier.email ?? `dispatch@carrier${id}.example`
  const scenarios = scenariosOf(emailOf).map((scenario, place) => ({ ...scenario, id: firstId + place }))
  const letters = scenarios.flatMap(scenario => scenario.letters.map(letter => ({ scenario, letter })))
  const files = letters.flatMap(({ scenario, letter: { document, at } }) =>
    document === undefined ? [] : [{ scenario, name: document, at }],
  )
  const fileOf = (name: string | undefined) => {
    const place = files.findIndex(file => file.name === name)
    return place < 0 ? null : FIRST_FILE + place
  }
  const nameOf = (carrier: number) => carriers[carrier - 1]?.carrier.legal_name ?? 'A carrier'
  const instant = ([daysAgo, minute]: Letter['at'], later = 0) => momentBefore(today, daysAgo, minute + later)
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
    rate_confirmation_terms: scenarios.map(({ id, rateCents }) => ({
      rate_confirmation_id: id,
      rate_cents: rateCents,
      origin: 'Dallas, TX',
      destination: 'Tulsa, OK',
      pick_up_on: today,
      deliver_on: daysAfter(today, 1),
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
      company_id: COMPANY.northlake,
      user_id: DANA.id,
      rate_confirmation_id: scenario.id,
      carrier_id: scenario.carrier,
      subject: letter.subject,
      subject_folded: folded(letter.subject),
      transport: letter.isUndelivered ? ('bounced' as const) : ('sent' as const),
      flagged_at: letter.isFlagged ? instant(letter.at, 45) : null,
      delivered_at: letter.isFlagged || letter.isUndelivered ? null : instant(letter.at, 1),
      is_received: letter.from !== undefined,
      from_address: letter.from ?? DANA.email,
      to_address: letter.to ?? DANA.email,
      body: letter.body,
      uploaded_file_id: fileOf(letter.document),
      created_at: instant(letter.at),
    })),
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
