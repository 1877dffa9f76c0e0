import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { daysBefore } from '../../kernel/calendar.ts'
import { isScheduledOn, listedTrucks, listsOf } from '../vehicles/scheduled.ts'
import { vinOf } from '../vehicles/vin-of.ts'

/** How many power units, by VIN, are on the ELD, on the certificate, or on both. */
export interface EldCounts {
  /** Whether a certificate is on record at all, with or without VINs. */
  readonly isCertificateKnown: boolean
  readonly onBoth: number
  readonly onlyOnEld: number
  readonly onlyOnCertificate: number
}

/**
 * How a carrier's logging devices compare to its certificate of insurance; the first five values fail.
 *
 * Empty: null while no certificate is on record, as nothing can be compared.
 * Source: section 3, "ELD status". Choice: without a match it is `missing_vins_on_eld` when the devices report nothing,
 * and `no_eld_vin_matches_on_coi` when they report other trucks; with a match it depends on which side has more.
 */
export const eldStatusOf = ({
  isCertificateKnown,
  onBoth,
  onlyOnEld,
  onlyOnCertificate,
}: EldCounts): string | null => {
  if (!isCertificateKnown) return null
  if (onBoth + onlyOnCertificate === 0) return 'no_vins_on_coi'
  if (onBoth + onlyOnEld === 0) return 'missing_vins_on_eld'
  if (onBoth === 0) return 'no_eld_vin_matches_on_coi'
  if (onlyOnEld > 0 && onlyOnCertificate > 0) return 'some_eld_vin_matches_on_coi'
  if (onlyOnEld > 0) return 'eld_vins_not_on_coi'
  return onlyOnCertificate > 0 ? 'missing_vins_on_eld' : 'all_vins_match'
}

/** A truck that its device has not reported for longer is not counted. Choice: a season. */
export const ELD_SILENT_DAYS = 90
/** Days of reports returned. Choice: the three that are shown, and a few more. */
const REPORT_DAYS = 7
/** The most reports returned. */
const REPORTS_MAX = 5_000

/** The trucks that a carrier's insurance lists, as rows of reports without a source. */
const trucksListed = (carrierId: number, day: string) => sql`
  select vin, null::vehicle_source, null::date, null::text from (${listedTrucks(carrierId, day)}) as listed`

/** Trucks of one carrier, counted by the sources that name their VINs. */
async function countsOf(db: Kysely<Schema>, carrierId: number, day: string) {
  const since = daysBefore(day, ELD_SILENT_DAYS)
  const { rows } = await sql<{
    is_certificate_known: boolean
    has_reports: boolean
    provider: string | null
    on_both: number
    only_on_eld: number
    only_on_certificate: number
  }>`
    select exists (${listsOf(carrierId, day)}) as is_certificate_known,
      coalesce(bool_or(has_reports), false) as has_reports, max(provider) as provider,
      (count(*) filter (where on_eld and on_certificate))::int as on_both,
      (count(*) filter (where on_eld and not on_certificate))::int as only_on_eld,
      (count(*) filter (where on_certificate and not on_eld))::int as only_on_certificate
    from (
      select bool_or(source = 'eld') as has_reports, max(provider) as provider,
        vin is not null and bool_or(source = 'eld' and date >= ${since}) as on_eld,
        vin is not null and bool_or(source is null) as on_certificate
      from (
        select ${vinOf('carrier_vehicles')} as vin, source, date, provider from carrier_vehicles
          where carrier_id = ${carrierId} and is_type = 'power_unit'
        union all ${trucksListed(carrierId, day)}
      ) as named group by vin
    ) as trucks`.execute(db)
  return rows[0]
}

/**
 * The ELD status of a carrier. Undefined: nothing is known, or the carrier is missing.
 *
 * Source: section 3, "ELD status"; section 8, "ELD status answer".
 */
export async function readEldStatus(db: Kysely<Schema>, carrierId: number, day: string) {
  const connection = await db
    .selectFrom('carriers')
    .leftJoin('carrier_eld_connections', 'carrier_eld_connections.carrier_id', 'carriers.id')
    .select(['carrier_eld_connections.carrier_id', 'provider', 'has_valid_credentials'])
    .where('carriers.id', '=', carrierId)
    .where('is_findable', '=', true)
    .executeTakeFirst()
  if (connection === undefined) return undefined
  const counts = await countsOf(db, carrierId, day)
  if (counts === undefined || (connection.carrier_id === null && !counts.has_reports)) return undefined
  return {
    carrier_id: carrierId,
    status: eldStatusOf({
      isCertificateKnown: counts.is_certificate_known,
      onBoth: counts.on_both,
      onlyOnEld: counts.only_on_eld,
      onlyOnCertificate: counts.only_on_certificate,
    }),
    provider: connection.provider ?? counts.provider,
    has_valid_credentials: connection.has_valid_credentials,
  }
}

/**
 * The reports of a carrier's logging devices in the last days: each vehicle once a day, newest first.
 *
 * Empty: a device without a report for a week.
 */
export async function readEldVehicles(db: Kysely<Schema>, carrierId: number, day: string) {
  const since = daysBefore(day, REPORT_DAYS)
  const { rows } = await sql<{
    carrier_vehicle_id: number
    carrier_id: number
    vin: string | null
    provider: string | null
    seen_on: string
    is_on_certificate: boolean | null
  }>`
    select run.id as carrier_vehicle_id, run.carrier_id, ${vinOf('run')} as vin, run.provider, reports.seen_on,
      ${isScheduledOn(day, { vehicles: 'run', carrier: carrierId })} as is_on_certificate
    from (
      select carrier_vehicle_id, seen_on from carrier_vehicle_areas
        where carrier_id = ${carrierId} and source = 'eld' and seen_on >= ${since}
      union
      select id, date from carrier_vehicles
        where carrier_id = ${carrierId} and source = 'eld' and date >= ${since}
    ) as reports
    join carrier_vehicles as run on run.id = reports.carrier_vehicle_id
    order by reports.seen_on desc, run.id
    limit ${REPORTS_MAX}`.execute(db)
  return rows
}
