import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { identityOf } from '../../carriers/wire-identity.ts'
import { readRecords } from '../../carriers/read-records.ts'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { fullName } from '../../http/session/full-name.ts'
import { readLoad } from '../loads/read-loads.ts'

/** What is agreed, beside the load itself. */
export interface AgreedTerms {
  readonly rate_cents: number
  readonly payment_days: number | null
  readonly conditions: string | null
}

const printedFact = z.object({ label: z.string(), text: z.string() })

/** A line of the document: a label, and what is on record. */
export type PrintedFact = z.output<typeof printedFact>

const facts = z.object({
  title: z.string(),
  broker: z.array(printedFact).readonly(),
  carrier: z.array(printedFact).readonly(),
  load: z.array(printedFact).readonly(),
  stops: z.array(z.object({ heading: z.string(), facts: z.array(printedFact).readonly() })),
  terms: z.array(printedFact).readonly(),
  conditions: z.string().nullable(),
})

/** What a rate confirmation says, in words, in the order of the document. */
export type ConfirmationFacts = z.output<typeof facts>

/** What a document says, as it was stored when it was made: a load that changes later changes nothing of it. */
export const readFacts = (stored: string): ConfirmationFacts => facts.parse(JSON.parse(stored))

const NOT_SAID = 'not on record'

/** An instant on the clock of a zone, with its name: "Dec 3, 2026, 8:00 AM CST". An unknown zone is UTC. */
export const timeInZone = (at: Date, zone: string | null): string => {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
      ...{ timeZone, timeZoneName: 'short' },
    })
      .format(at)
      .replaceAll('\u202f', ' ')
  try {
    return format(zone ?? 'UTC')
  } catch {
    return format('UTC')
  }
}

/** US dollars of cents: "$1,950.00". */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

const sentence = (code: string): string => {
  const text = code.replaceAll('_', ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

type Load = Awaited<ReturnType<typeof readLoad>>

/** The window of a stop: "Dec 3, 2026, 8:00 AM CST to 10:00 AM CST", with the day again where it is another. */
export const windowText = ({
  scheduled_window: { starts_at, ends_at },
  time_zone,
}: Pick<Load['stops'][number], 'scheduled_window' | 'time_zone'>): string => {
  const [from, to] = [starts_at, ends_at].map(at =>
    at === null ? null : timeInZone(new Date(at), time_zone),
  )
  if (from == null && to == null) return NOT_SAID
  if (from == null) return `until ${to}`
  if (to == null || to === from) return from
  const day = from.split(', ').slice(0, 2).join(', ')
  return `${from} to ${to.startsWith(`${day}, `) ? to.slice(day.length + 2) : to}`
}

const stopOf = (stop: Load['stops'][number], at: number) => ({
  heading: `${at + 1}. ${stop.is_type === 'pickup' ? 'Pickup' : 'Delivery'}`,
  facts: [
    {
      label: 'Place',
      text: [stop.town ?? stop.state, stop.postal_code].filter(part => part !== null).join(' ') || NOT_SAID,
    },
    { label: 'Window', text: windowText(stop) },
  ],
})

const said = (label: string, text: string | null): readonly PrintedFact[] =>
  text === null || text === '' ? [] : [{ label, text }]

/** Units: its number, its plate and its VIN, as far as they are on record. */
const unitText = (unit: Load['details']['truck']): string | null =>
  unit === null
    ? null
    : [
        unit.unit,
        unit.plate && `plate ${unit.plate} ${unit.plate_state ?? ''}`.trim(),
        unit.vin && `VIN ${unit.vin}`,
      ]
        .filter(part => part !== null && part !== '')
        .join(', ')

const loadFacts = (load: Load): readonly PrintedFact[] => {
  const { equipment, commodity, is_team, truck, trailer } = load.details
  return [
    { label: 'Load', text: load.external_load_number ?? String(load.id) },
    { label: 'Equipment', text: equipment === null ? NOT_SAID : sentence(equipment) },
    ...said('Commodity', commodity),
    ...said('Miles', load.billable_miles === null ? null : load.billable_miles.toLocaleString('en-US')),
    ...said('Drivers', is_team === null ? null : is_team ? 'team required' : 'one driver'),
    ...said('Truck', unitText(truck)),
    ...said('Trailer', unitText(trailer)),
  ]
}

/** A number of North America as it is dialed there: "(312) 555-0101"; any other as it is. */
const phoneText = (phone: string | null): string | null =>
  phone?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? null

const brokerFacts = (actor: Actor): readonly PrintedFact[] => [
  { label: 'Broker', text: actor.company?.legal_name ?? NOT_SAID },
  { label: 'Sent by', text: fullName(actor.user) ?? actor.user.email },
  { label: 'E-mail', text: actor.user.email },
  ...said('Phone', phoneText(actor.user.phone_e164)),
]

const termFacts = ({ rate_cents, payment_days }: AgreedTerms): readonly PrintedFact[] => [
  { label: 'Rate, all in', text: `${dollars(rate_cents)} US dollars` },
  ...said(
    'Payment',
    payment_days === null ? null : `${payment_days} days after the invoice and proof of delivery`,
  ),
]

/** The identifiers of a carrier, as they are printed: "DOT 3990017, MC 1234567". */
const numbersOf = (identifiers: readonly { readonly is_type: string; readonly value: string }[]) =>
  identifiers.map(({ is_type, value }) => `${is_type} ${value}`).join(', ')

/** The name and the numbers of a carrier. */
export const readNamed = async (
  db: Kysely<Schema> | Transaction<Schema>,
  carrierId: number,
  companyId: number,
) => {
  const [record] = await readRecords(db, [carrierId], companyId, { types: [] })
  return record === undefined ? { legal_name: '', numbers: '' } : named(identityOf(record))
}

const named = ({
  legal_name,
  identifiers,
}: {
  readonly legal_name: string | null
  readonly identifiers: Parameters<typeof numbersOf>[0]
}) => ({ legal_name: legal_name ?? '', numbers: numbersOf(identifiers) })

/** What the rate confirmation of a load says. The caller has checked that the load has this carrier. Refuses: 404. */
export async function confirmationFacts(
  services: Services,
  actor: Actor,
  {
    id,
    loadId,
    carrierId,
    terms,
  }: {
    readonly id: number
    readonly loadId: number
    readonly carrierId: number
    readonly terms: AgreedTerms
  },
): Promise<{ readonly facts: ConfirmationFacts; readonly load: Load; readonly carrierName: string }> {
  const load = await readLoad(services, actor, loadId)
  const carrier = await readNamed(services.db, carrierId, companyOf(actor))
  return {
    load,
    carrierName: carrier.legal_name,
    facts: {
      title: `Rate confirmation ${id}`,
      broker: brokerFacts(actor),
      carrier: [
        { label: 'Carrier', text: carrier.legal_name || NOT_SAID },
        ...said('Numbers', carrier.numbers),
      ],
      load: loadFacts(load),
      stops: load.stops.map(stopOf),
      terms: termFacts(terms),
      conditions: terms.conditions,
    },
  }
}
