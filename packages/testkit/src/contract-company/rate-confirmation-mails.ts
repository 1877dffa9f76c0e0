import type { RateConfirmationId, RateConfirmationMailId, UserId } from '@fairhaul/core'
import type { ContractSetting } from './contract-company.ts'

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

/** The addresses that carriers have on record, each for a result of `ADDRESSES`. */
export const seedAddresses = async (setting: ContractSetting) => {
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

/** What the rows of a seed share: who made a quarter of them, and how names are folded. */
export interface RowSetting extends ContractSetting {
  readonly colleague: UserId
  readonly folded: (name: string) => string
}

/** More than a page. */
export const NUMBERS = Array.from({ length: MANY }, (_, place) => place + 1)

export const instantOf = (today: string, hour: number) =>
  new Date(Date.parse(today) + (hour - 200) * 3_600_000).toISOString()

/** E-mails of no confirmation, and a thread of one. The last of the first is of Ben's company. */
export const seedMails = async (
  { db, today, ann, ben, firstSpareCarrier, colleague, folded }: RowSetting,
  withThread: RateConfirmationId,
) => {
  const at = (hour: number) => instantOf(today, hour)
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
    .values([...NUMBERS.map(number => mail(number)), mail(2, ben)])
    .returning('id')
    .execute()
  const letter = (hour: number, is_received: boolean) => ({
    ...mail(hour),
    rate_confirmation_id: withThread,
    carrier_id: firstSpareCarrier,
    is_received,
    ...(is_received && { from_address: 'ruth@eag1emesa.example', to_address: ann.email }),
    body: '<b>Signed</b>',
  })
  await db
    .insertInto('rate_confirmation_mails')
    .values([letter(1, false), letter(2, true), letter(3, false)])
    .execute()
  return mails.at(-1)?.id as RateConfirmationMailId
}
