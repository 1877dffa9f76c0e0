import { folded } from '../../../database/name-key.ts'
import { daysAfter, momentBefore } from '../../days.ts'
import { namedRateConfirmations, passedVerdict, type Trip } from '../../freight/named-rate-confirmations.ts'
import { joinRows } from '../../join-rows.ts'
import { type Random, randomFrom } from '../../random.ts'
import type { WorldRows } from '../../world.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart, DemoSetting } from '../part.ts'
import { stopsOfLoad } from './loads.ts'
import { volumeOf } from '../volume.ts'

type Row<T extends keyof WorldRows> = NonNullable<WorldRows[T]>[number]
type Confirmation = ReturnType<typeof confirmationOf>

/** The senders of rate confirmations. Northlake's number depends on the size of the world; the others sent a few. */
const SENDERS: readonly {
  readonly company: number
  readonly users: readonly number[]
  readonly many?: number
}[] = [
  { company: COMPANY.northlake, users: [1, 1, 2, 2, 2, 4] },
  { company: COMPANY.cedarGap, users: [8], many: 14 },
  { company: COMPANY.plainview, users: [9], many: 6 },
  { company: COMPANY.stonebend, users: [12], many: 4 },
]

/** Regular carriers of Northlake, who get every third confirmation. */
const REGULARS = [2, 2, 2, 3, 8, 10, 11, 13] as const
const FIRST_ORDINARY = 301
/** Those of them that pass every rule of Northlake with $250,000 of cargo insurance. */
const PASSING: ReadonlySet<number> = new Set([2, 11, 13])

/** The days between two confirmations. */
const DAYS_EACH = 0.75
/** The most days that all confirmations span. */
const DAYS_MOST = 365

/** The types of tickets about rate confirmations. */
const TICKET_TYPES = [
  'signed_from_unknown_address',
  'rate_mismatch',
  'other_carrier_at_dock',
  'signed_by_unknown_person',
] as const
const CONDITIONS = [
  'No double brokering. Tracking through delivery. Lumper receipts within 48 hours.',
  'Detention after two hours at 50 dollars an hour, 300 dollars at most.',
  'Seal intact at delivery; temperature at 34 degrees throughout.',
  'Tarps and straps required. No weekend delivery.',
  null,
] as const

const nameOf = ({ carriers }: DemoSetting, id: number): string =>
  carriers[id - 1]?.carrier.legal_name?.slice(0, 500) ?? 'UNREGISTERED HAULER LLC'

const confirmationOf = (
  id: number,
  setting: DemoSetting,
  { company, users, daysAgo }: { company: number; users: readonly number[]; daysAgo: number },
) => {
  const random = randomFrom(`demo/rate-confirmation/${id}`)
  const drawn = random.whole(FIRST_ORDINARY, setting.carriers.length)
  const carrier = random.chance(1 / 3) ? random.pick(REGULARS) : drawn
  const isKnown = random.chance(0.96)
  const name = isKnown
    ? nameOf(setting, carrier)
    : random.pick(['GREY HERON HAULING', 'TWO RIVERS EXPRESS LLC'])
  const at = (days: number) => momentBefore(setting.today, days, random.whole(420, 1_020))
  const isDelivered = random.chance(0.6)
  const sentOn = at(daysAgo + 1)
  const hasVerdict = isKnown && company === COMPANY.northlake && PASSING.has(carrier)
  const day = sentOn.slice(0, 10)
  return {
    id,
    company_id: company,
    creator_id: random.pick(users),
    carrier_id: isKnown ? carrier : null,
    carrier_legal_name: name,
    carrier_name_folded: folded(name),
    stated_type: isKnown ? null : 'MC',
    stated_value: isKnown ? null : String(3_900_000 + id),
    viewed_at: !isDelivered || random.chance(0.8) ? at(daysAgo) : null,
    delivered_at: isDelivered ? at(daysAgo - 1) : null,
    verdict_sent_on: hasVerdict ? day : null,
    verdict_when_sent: hasVerdict ? JSON.stringify(passedVerdict(250_000, day)) : null,
    created_at: sentOn,
  }
}

const townOf = (random: Random, { zips }: DemoSetting): string => {
  const { city, state } = random.pick(zips)
  return `${city}, ${state}`
}

/** The terms of a confirmation; one in ten has none, and others lack some. */
const termsOf = (
  setting: DemoSetting,
  { id, created_at }: Confirmation,
): Row<'rate_confirmation_terms'>[] => {
  const random = randomFrom(`demo/rate-confirmation/terms/${id}`)
  if (random.chance(0.1)) return []
  const sentOn = created_at.slice(0, 10)
  const pickUpOn = daysAfter(sentOn, random.whole(1, 4))
  return [
    {
      rate_confirmation_id: id,
      rate_cents: random.chance(0.95)
        ? random.whole(450, 6_800) * 100 + random.pick([0, 0, 0, 50, 25])
        : null,
      origin: townOf(random, setting),
      destination: townOf(random, setting),
      pick_up_on: pickUpOn,
      deliver_on: random.chance(0.9) ? daysAfter(pickUpOn, random.whole(0, 4)) : null,
      payment_days: random.pick([30, 30, 21, 15, 2, 0, null]),
      conditions: random.pick(CONDITIONS),
    },
  ]
}

const OPEN = ['new', 'in_progress', 'escalated', 'pending'] as const

/** The tickets of a confirmation: one in six has open ones, some have closed ones. */
const ticketsOf = ({ id, company_id, creator_id, created_at }: Confirmation): Row<'tickets'>[] => {
  const random = randomFrom(`demo/rate-confirmation/tickets/${id}`)
  const ticket = (status: (typeof OPEN)[number] | 'closed') => ({
    company_id,
    load_id: null,
    rate_confirmation_id: id,
    is_type: random.pick(TICKET_TYPES),
    status,
    assignee_id: status === 'new' ? null : creator_id,
    created_at,
  })
  if (random.chance(1 / 6)) return [ticket(random.pick(OPEN)), ...(random.chance(0.3) ? [ticket('new')] : [])]
  return random.chance(0.1) ? [ticket('closed')] : []
}

const SUBJECTS: readonly ((load: number, name: string) => string | null)[] = [
  load => `Rate confirmation for load ${load}`,
  (load, name) => `Load ${load}: ${name}`.slice(0, 1_000),
  load => `FW: rate con #${load} (signed?)`,
  load => `Re: load ${load}, please confirm`,
]

/**
 * The address that an e-mail goes to: the carrier's own, another one of its domain, or seldom someone else's; of a
 * carrier that is not on record, anyone's.
 */
const addressOf = ({ carriers }: DemoSetting, { id, carrier_id }: Confirmation): string => {
  const random = randomFrom(`demo/rate-confirmation/address/${id}`)
  const own = carriers[(carrier_id ?? 0) - 1]?.carrier.email ?? null
  if (own === null) return `loads${id}@hauling.example`
  if (random.chance(0.03)) return `dispatch@freight-desk${id}.example`
  return random.chance(0.2) ? own.replace(/^[^@]*/, 'billing') : own
}

/** The addresses of the users of the demo, in the order of their ids. */
const senderOf = ({ creator_id }: Confirmation): string | null => demoAccounts[creator_id - 1]?.email ?? null

/** One or two e-mails for each confirmation, of every status; some were flagged before delivery. */
const mailsOf = (setting: DemoSetting, confirmation: Confirmation): Row<'rate_confirmation_mails'>[] => {
  const random = randomFrom(`demo/rate-confirmation/mails/${confirmation.id}`)
  const { id, created_at } = confirmation
  return Array.from({ length: random.chance(0.25) ? 2 : 1 }, () => {
    const subject = random.chance(0.03)
      ? null
      : random.pick(SUBJECTS)(700_000 + id * 3, confirmation.carrier_legal_name ?? '')
    const isDelivered = random.chance(0.55)
    const day = Math.round((Date.parse(setting.today) - Date.parse(created_at)) / 86_400_000)
    const later = momentBefore(setting.today, Math.max(0, day - 1), random.whole(420, 1_020))
    return {
      company_id: confirmation.company_id,
      user_id: confirmation.creator_id,
      rate_confirmation_id: id,
      carrier_id: confirmation.carrier_id,
      subject,
      subject_folded: subject === null ? null : folded(subject),
      transport: isDelivered ? ('sent' as const) : random.pick(['queued', 'sent', 'bounced'] as const),
      flagged_at: random.chance(0.15) ? later : null,
      delivered_at: isDelivered ? later : null,
      from_address: senderOf(confirmation),
      to_address: addressOf(setting, confirmation),
      body: 'Please sign the attached rate confirmation and send it back.',
      created_at,
    }
  })
}

/** The lane and the days of a load, as its stops have them. */
const tripOf = (setting: DemoSetting, loadId: number): Trip => {
  const stops = stopsOfLoad(setting, loadId)
  const end = (stop: (typeof stops)[number] | undefined) => {
    const { city, state } = setting.zips.find(({ code }) => code === stop?.postal_code) ?? {}
    const starts = stop?.window_starts_at
    return {
      town: city === undefined ? null : `${city}, ${state}`,
      // A Canadian date is written as ISO 8601 is.
      day:
        typeof starts === 'string' && typeof stop?.time_zone === 'string'
          ? new Intl.DateTimeFormat('en-CA', { timeZone: stop.time_zone }).format(Date.parse(starts))
          : null,
    }
  }
  const [from, to] = [end(stops[0]), end(stops.at(-1))]
  return { origin: from.town, destination: to.town, pick_up_on: from.day, deliver_on: to.day }
}

/** Rate confirmations and their e-mails of every status and flag, with terms and tickets. */
export const part: DemoPart = setting => {
  const confirmations: Confirmation[] = []
  for (const { many = volumeOf(setting.carriers.length).rateConfirmations, ...sender } of SENDERS)
    for (let left = many; left > 0; left--) {
      const daysAgo = 2 + Math.floor(Math.min(left * DAYS_EACH, (left / many) * DAYS_MOST))
      confirmations.push(confirmationOf(confirmations.length + 1, setting, { ...sender, daysAgo }))
    }
  return joinRows([
    {
      rate_confirmations: confirmations,
      rate_confirmation_terms: confirmations.flatMap(one => termsOf(setting, one)),
      tickets: confirmations.flatMap(ticketsOf),
      rate_confirmation_mails: confirmations.flatMap(one => mailsOf(setting, one)),
    },
    namedRateConfirmations(setting, { firstId: confirmations.length + 1, tripOf: id => tripOf(setting, id) }),
  ])
}
