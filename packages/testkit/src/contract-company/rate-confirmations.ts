import type {
  CalendarDate,
  CarrierId,
  LoadId,
  RateConfirmationId,
  RateConfirmationMailId,
  UserId,
} from '@fairhaul/core'
import type { Seed } from './contract-company.ts'
import { VERDICT_WHEN_SENT } from './verdict-when-sent.ts'

/** Rate confirmations and e-mails, by their use in the contracts; and a carrier that was paid. */
export interface RateConfirmationFacts {
  /** Ann's colleague, who made a quarter of them. */
  readonly creatorId: UserId
  /** In small letters; some names have it in capitals. */
  readonly carrierName: string
  readonly subjectPart: string
  readonly withTerms: RateConfirmationId
  /** With e-mails, a reply and open tickets; and its load, which has a second one. */
  readonly withThread: RateConfirmationId
  readonly load: LoadId
  /** The day of the monitor's clock. */
  readonly today: CalendarDate
  readonly otherConfirmation: RateConfirmationId
  readonly otherMail: RateConfirmationMailId
  readonly paid: CarrierId
  readonly unpaid: CarrierId
}

const MANY = 60
const CHANGED_CARRIER = 10
const OTHER_CARRIER = 11
const BLOCKED_CARRIER = 12

/** One for each result that an address can have, with the place of its carrier after the first. Null: none on record. */
const ADDRESSES: readonly (readonly [carrier: number | null, address: string])[] = [
  [0, 'RUTH@eaglemesa.example'],
  [0, 'eaglemesa@gmail.com'],
  [0, 'BILLING@eaglemesa.example'],
  [0, 'ruth@eag1emesa.example'],
  [0, 'office@c0pperwren.example'],
  [0, 'office@copperwren.example'],
  [0, 'office@blocked.example'],
  [0, 'desk@dispatchers.example'],
  [0, 'loads@elsewhere.example'],
  [0, 'someone@gmail.com'],
  [0, 'pay@confirmed.example'],
  [0, 'reported@elsewhere.example'],
  [null, 'ruth@eaglemesa.example'],
  [CHANGED_CARRIER, 'new@tern.example'],
  [CHANGED_CARRIER, 'billing@tern.example'],
  [CHANGED_CARRIER, 'old@tern-lines.example'],
  [CHANGED_CARRIER, 'shared@hub.example'],
]

const seedAddresses = async (setting: Parameters<Seed<object>>[0]) => {
  const { db, today, ann, firstSpareCarrier: first } = setting
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  const [changed, other, blocked] = [CHANGED_CARRIER, OTHER_CARRIER, BLOCKED_CARRIER].map(
    at => first + at,
  ) as [number, number, number]
  const emails = [
    [first, 'Ruth@EagleMesa.example'],
    [changed, 'new@tern.example'],
    [other, 'office@copperwren.example'],
    [blocked, 'office@blocked.example'],
  ] as const
  for (const [id, email] of emails) {
    await db.updateTable('carriers').set({ email }).where('id', '=', id).execute()
    await db
      .insertInto('carrier_census')
      .values({ carrier_id: id, as_of: today, add_date: '2016-03-01' })
      .execute()
  }
  const contact = { name: 'Ruth Ames', title: null, phone: null, source: 'Onboarding packet' }
  await db
    .insertInto('carrier_contacts')
    .values([
      { ...contact, carrier_id: first, email: 'eaglemesa@gmail.com' },
      { ...contact, carrier_id: first, email: 'pay@confirmed.example', source: 'Rate confirmation' },
      ...[changed, other].map(carrier_id => ({ ...contact, carrier_id, email: 'shared@hub.example' })),
    ])
    .execute()
  const { id: person_id } = await db
    .insertInto('carrier_people')
    .values({ name: 'Dee Invented', email: 'desk@dispatchers.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('carrier_roles')
    .values({ carrier_id: first, person_id, list: 'active_dispatchers' })
    .execute()
  await db.deleteFrom('contact_changes').execute()
  const was = { carrier_id: changed, is_type: 'email' as const, was: 'old@tern-lines.example' }
  await db
    .insertInto('contact_changes')
    .values({ ...was, changed_on: daysAgo(5) })
    .execute()
  await db
    .insertInto('connections')
    .values({ issuer_id: ann.companyId, carrier_id: blocked, status: 'do_not_dispatch' })
    .execute()
  await db
    .insertInto('identity_alerts')
    .values({
      company_id: ann.companyId,
      user_id: ann.userId,
      is_type: 'identity_theft',
      message: 'It was no carrier.',
      file_date: today,
      email: 'reported@elsewhere.example',
    })
    .execute()
}

/** More than a page of each for Ann's company, of every status and by two users, and one of each of Ben's company. */
export const seedRateConfirmations: Seed<RateConfirmationFacts> = async setting => {
  const { db, today, ann, ben, firstSpareCarrier } = setting
  const { folded } = await import('@fairhaul/monitor/database/name-key.ts')
  const { id: colleague } = await db
    .insertInto('users')
    .values({ company_id: ann.companyId, email: 'colleague@office.example', scopes: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await seedAddresses(setting)
  const { id: load } = await db
    .insertInto('loads')
    .values({ company_id: ann.companyId, external_load_number: 'NL-7', carrier_id: firstSpareCarrier })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = (hour: number) => new Date(Date.parse(today) + (hour - 200) * 3_600_000).toISOString()
  const confirmation = (number: number, by = ann) => {
    const name = number % 2 === 0 ? 'TERN LINES, INC' : 'Oak-Field Haulage 61, Inc.'
    return {
      company_id: by.companyId,
      creator_id: by === ann && number % 4 === 0 ? colleague : by.userId,
      carrier_id: number % 2 === 0 ? null : firstSpareCarrier,
      carrier_legal_name: number === 7 ? null : name,
      carrier_name_folded: number === 7 ? null : folded(name),
      stated_type: 'MC',
      stated_value: '345678',
      viewed_at: at(number),
      delivered_at: number % 3 === 0 ? at(number + 1) : null,
      load_id: by === ann && number <= 2 ? load : null,
      ...(number === 1 && { verdict_sent_on: today, verdict_when_sent: JSON.stringify(VERDICT_WHEN_SENT) }),
      created_at: at(number),
    }
  }
  const numbers = Array.from({ length: MANY }, (_, place) => place + 1)
  const insert = async (rows: ReturnType<typeof confirmation>[]) =>
    (await db.insertInto('rate_confirmations').values(rows).returning('id').execute()).map(
      ({ id }) => id as RateConfirmationId,
    )
  const own = await insert(numbers.map(number => confirmation(number)))
  const [other] = await insert([confirmation(2, ben)])
  await db
    .insertInto('tickets')
    .values(
      own.flatMap((id, place) =>
        place % 5 === 0
          ? (['new', 'pending', 'closed'] as const).map(status => ({
              company_id: ann.companyId,
              load_id: null,
              rate_confirmation_id: id,
              is_type: 'rate_mismatch',
              status,
              assignee_id: null,
            }))
          : [],
      ),
    )
    .execute()
  const withTerms = own[0] as RateConfirmationId
  await db
    .insertInto('rate_confirmation_terms')
    .values({
      rate_confirmation_id: withTerms,
      rate_cents: 185_050,
      origin: 'Dallas, TX',
      destination: 'Tulsa, OK',
      pick_up_on: today,
      deliver_on: today,
      payment_days: 0,
      conditions: null,
    })
    .execute()
  const mail = (number: number, by = ann) => {
    const subject = number % 2 === 0 ? `LOAD 90_${number}` : `Rate for load 900${number}`
    const [carrier, address] = ADDRESSES[number % ADDRESSES.length] as (typeof ADDRESSES)[number]
    return {
      company_id: by.companyId,
      user_id: by === ann && number % 4 === 0 ? colleague : by.userId,
      rate_confirmation_id: null,
      carrier_id: carrier === null ? null : firstSpareCarrier + carrier,
      from_address: by.email,
      to_address: address,
      subject: number === 7 ? null : subject,
      subject_folded: number === 7 ? null : folded(subject),
      transport: (['queued', 'sent', 'bounced'] as const)[number % 3] ?? 'sent',
      flagged_at: number % 5 === 0 ? at(number) : null,
      delivered_at: number % 3 === 0 ? at(number) : null,
      created_at: at(number),
    }
  }
  const mails = await db
    .insertInto('rate_confirmation_mails')
    .values([...numbers.map(number => mail(number)), mail(2, ben)])
    .returning('id')
    .execute()
  const letter = (hour: number, is_received: boolean) => ({
    ...mail(hour),
    rate_confirmation_id: withTerms,
    carrier_id: firstSpareCarrier,
    is_received,
    ...(is_received && { from_address: 'ruth@eag1emesa.example', to_address: ann.email }),
    body: '<b>Signed</b>',
  })
  await db
    .insertInto('rate_confirmation_mails')
    .values([letter(1, false), letter(2, true), letter(3, false)])
    .execute()
  await db
    .insertInto('carrier_paid_loads')
    .values({ carrier_id: firstSpareCarrier, provider: 'A Payer', payer: 'one', paid_on: today })
    .execute()
  return {
    creatorId: colleague as UserId,
    carrierName: 'tern lines, ',
    subjectPart: 'load 90_',
    withTerms,
    withThread: withTerms,
    load: load as LoadId,
    today: today as CalendarDate,
    otherConfirmation: other as RateConfirmationId,
    otherMail: mails.at(-1)?.id as RateConfirmationMailId,
    paid: firstSpareCarrier,
    unpaid: (firstSpareCarrier + 1) as CarrierId,
  }
}
