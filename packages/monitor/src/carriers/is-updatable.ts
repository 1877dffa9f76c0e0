import { sql } from 'kysely'
import type { Services } from '../http/services.ts'
import { daysBefore } from '../kernel/calendar.ts'
import { today } from '../kernel/clock.ts'
import type { CarrierRecord } from './read-records.ts'

/** A carrier is requested once in so many hours, however often and by whomever its profile is opened. */
const HOURS_BETWEEN = 24

/** Facts of yesterday are as new as a daily file can tell. */
const DAYS_OLD_MIN = 1

/** The DOT number of a carrier, as the service takes it. */
export const dotOf = ({ identifiers }: Pick<CarrierRecord, 'identifiers'>) =>
  identifiers.find(({ is_type, value }) => is_type === 'DOT' && /^\d{1,8}$/.test(value))?.value

/**
 * Whether what is on record of a carrier's authority or filed insurance is older than a day, or what only the service
 * itself has ended: that the carrier is not allowed to operate, or is under an order that no file has.
 */
const isOld = (
  { authority, insurances, lookup }: Pick<CarrierRecord, 'authority' | 'insurances' | 'lookup'>,
  day: string,
) => {
  const newest = daysBefore(day, DAYS_OLD_MIN)
  const filed = insurances.filter(({ kind, source }) => kind === 'bipd' && source === 'filing')
  const { not_allowed_as_of = null, order_as_of = null, order_missing_as_of = null } = lookup ?? {}
  const inForceSince = order_missing_as_of === null ? order_as_of : null
  const reported = [not_allowed_as_of, inForceSince].filter(as_of => as_of !== null)
  return [authority?.as_of ?? null, ...filed.map(({ as_of }) => as_of), ...reported].some(
    as_of => as_of === null || as_of < newest,
  )
}

/** Whether the last lookup of a carrier is long enough ago, as a condition on `carrier_lookups`. */
export const isDue = (services: Services) =>
  sql<boolean>`carrier_lookups.asked_at <= ${services.clock.now()}::timestamptz - make_interval(hours => ${sql.lit(HOURS_BETWEEN)})`

/**
 * Whether a carrier is to be requested: a key is configured, the service takes requests, the carrier is a real one, its
 * facts are older than a day, and it was not requested in the last 24 hours.
 */
export async function isUpdatable(services: Services, record: CarrierRecord): Promise<boolean> {
  if (
    services.qcmobile === undefined ||
    services.qcmobile.isPaused ||
    record.source !== 'federal' ||
    dotOf(record) === undefined
  )
    return false
  if (!isOld(record, today(services.clock))) return false
  const lookup = await services.db
    .selectFrom('carrier_lookups')
    .select(isDue(services).as('isDue'))
    .where('carrier_id', '=', record.id)
    .executeTakeFirst()
  return lookup === undefined || lookup.isDue
}
