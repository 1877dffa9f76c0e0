import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { blocksSafety, isShownFullProfile } from '../../http/guards/guards.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { readLine } from './digest-lines.ts'
import { DIGEST_KINDS, type DigestKind, type Frequency } from '../../rules/digest-line.ts'
import { zoneOf } from './digest-periods.ts'

/** What a person chose, and the zone by which it is 06:00. Empty: each day, of every kind. */
export async function readDigestPreferences(db: Kysely<Schema>, actor: Actor) {
  const chosen = await db
    .selectFrom('digest_preferences')
    .select(['frequency', 'kinds'])
    .where('user_id', '=', actor.user.id)
    .executeTakeFirst()
  const company = await db
    .selectFrom('companies')
    .select('time_zone')
    .where('id', '=', companyOf(actor))
    .executeTakeFirstOrThrow()
  return {
    frequency: chosen?.frequency ?? ('daily' as const),
    kinds: chosen?.kinds ?? [...DIGEST_KINDS],
    time_zone: zoneOf(company.time_zone),
  }
}

/** Stores what a person chose. A person who turns digests on again gets nothing that was noticed while digests were off. */
export async function saveDigestPreferences(
  db: Kysely<Schema>,
  userId: number,
  chosen: { readonly frequency: Frequency; readonly kinds: readonly DigestKind[] },
  now: Date,
): Promise<void> {
  const kinds = DIGEST_KINDS.filter(kind => chosen.kinds.includes(kind))
  await sql`
    insert into digest_preferences as kept (user_id, frequency, kinds, since)
    values (${userId}, ${chosen.frequency}, ${sql.val(kinds)}::text[], ${now})
    on conflict (user_id) do update set frequency = excluded.frequency, kinds = excluded.kinds,
      since = case when kept.frequency = 'off' then excluded.since else kept.since end`.execute(db)
}

/** The newest digest of a person, without what they may no longer see. Null: there is none yet. */
export async function readLatestDigest(db: Kysely<Schema>, actor: Actor) {
  const digest = await db
    .selectFrom('digests')
    .select(['made_at', 'lines'])
    .where('user_id', '=', actor.user.id)
    .where('company_id', '=', companyOf(actor))
    .orderBy('period_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (digest === undefined) return null
  const hidden = new Set<DigestKind>([
    ...(blocksSafety(actor) ? (['safety'] as const) : []),
    ...(actor.paywall.can_rule ? [] : (['verdict'] as const)),
    ...(isShownFullProfile(actor) ? [] : (['contact'] as const)),
  ])
  return {
    made_at: digest.made_at.toISOString(),
    lines: digest.lines
      .filter(({ kind }) => !hidden.has(kind))
      .map(line => readLine(line, !blocksSafety(actor))),
  }
}
