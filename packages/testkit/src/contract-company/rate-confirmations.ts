import type {
  CalendarDate,
  CarrierId,
  LoadId,
  RateConfirmationId,
  RateConfirmationMailId,
  UserId,
} from '@fairhaul/core'
import type { ContractSetting, Seed } from './contract-company.ts'
import { instantOf, NUMBERS, type RowSetting, seedAddresses, seedMails } from './rate-confirmation-mails.ts'
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

/** Those of Ann's company, of which the first two have a load, and one of Ben's. */
const seedConfirmations = async ({
  db,
  today,
  ann,
  ben,
  firstSpareCarrier,
  colleague,
  folded,
}: RowSetting) => {
  const { id: load } = await db
    .insertInto('loads')
    .values({ company_id: ann.companyId, external_load_number: 'NL-7', carrier_id: firstSpareCarrier })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = (hour: number) => instantOf(today, hour)
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
  const insert = async (rows: ReturnType<typeof confirmation>[]) =>
    (await db.insertInto('rate_confirmations').values(rows).returning('id').execute()).map(
      ({ id }) => id as RateConfirmationId,
    )
  const own = await insert(NUMBERS.map(number => confirmation(number)))
  const [other] = await insert([confirmation(2, ben)])
  return { load: load as LoadId, own, other: other as RateConfirmationId }
}

/** Three tickets for each fifth confirmation, and terms for the first one. */
const seedTicketsAndTerms = async (
  { db, today, ann }: ContractSetting,
  confirmations: readonly RateConfirmationId[],
) => {
  await db
    .insertInto('tickets')
    .values(
      confirmations.flatMap((id, place) =>
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
  const withTerms = confirmations[0] as RateConfirmationId
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
  return withTerms
}

/** More than a page of each for Ann's company, of every status and by two users, and one of each of Ben's company. */
export const seedRateConfirmations: Seed<RateConfirmationFacts> = async setting => {
  const { db, today, ann, firstSpareCarrier } = setting
  const { folded } = await import('@fairhaul/monitor/database/name-key.ts')
  const { id } = await db
    .insertInto('users')
    .values({ company_id: ann.companyId, email: 'colleague@office.example', scopes: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const colleague = id as UserId
  await seedAddresses(setting)
  const rowSetting = { ...setting, colleague, folded }
  const { load, own, other } = await seedConfirmations(rowSetting)
  const withTerms = await seedTicketsAndTerms(setting, own)
  const otherMail = await seedMails(rowSetting, withTerms)
  await db
    .insertInto('carrier_paid_loads')
    .values({ carrier_id: firstSpareCarrier, provider: 'A Payer', payer: 'one', paid_on: today })
    .execute()
  return {
    creatorId: colleague,
    carrierName: 'tern lines, ',
    subjectPart: 'load 90_',
    withTerms,
    withThread: withTerms,
    load,
    today: today as CalendarDate,
    otherConfirmation: other,
    otherMail,
    paid: firstSpareCarrier,
    unpaid: (firstSpareCarrier + 1) as CarrierId,
  }
}
