import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { OwnCheckFact, OwnCheckKind } from '../rules/assessment/facts.ts'

/**
 * The order in which a check of one carrier and kind replaces the others: the newest day first, of one day the one that was
 * recorded last; those that were taken back after all others.
 */
export const DECIDES_FIRST = sql.raw('(withdrawn_at is not null), checked_on desc, id desc')

/** The newest check of each kind that a company made by itself, of some carriers, as one value of a statement. */
export const newestOwnChecks = (
  companyId: number,
  carrierIds: readonly number[],
): RawBuilder<
  readonly (OwnCheckFact & { readonly carrier_id: number; readonly kind: OwnCheckKind })[]
> => sql`
  (select coalesce(json_agg(newest), '[]'::json) from (
    select distinct on (carrier_id, kind) carrier_id, kind, is_verified, checked_on, expires_on,
      withdrawn_at is not null as is_withdrawn
    from own_checks where company_id = ${companyId} and carrier_id = ${anyOf(carrierIds)}
    order by carrier_id, kind, ${DECIDES_FIRST}) as newest)`
