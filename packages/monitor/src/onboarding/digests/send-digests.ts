import { type Kysely, sql } from 'kysely'
import { secondsAfter } from '../../kernel/clock.ts'
import type { Schema } from '../../database/schema.ts'
import { EXPIRED } from '../../http/session/trial.ts'
import { ROUND_SECONDS, type StoredSending, sendStored } from '../../platform/mailbox/stored-sending.ts'
import { refreshAssessments } from '../../carriers/verdicts/refresh-assessments.ts'
import type { Services } from '../../http/services.ts'
import { RESTRICTION } from '../../kernel/scopes.ts'
import { isTrialOver } from '../../http/session/trial.ts'
import { digestMail } from './digest-mail.ts'
import { digestLines, lastContactChange, readLine } from './digest-lines.ts'
import { DIGEST_KINDS, type DigestKind, type DigestLine, type Frequency } from '../../rules/digest-line.ts'
import { periodAt, zoneOf } from './digest-periods.ts'

/** How many digests one round makes, and how many mails it sends. */
const AT_ONCE = 20

/** The scope whose holders get digests. */
export const NOTIFIED = 'connection_notifications'

/** A person who gets digests, with what decides when and what of. */
interface Subscriber {
  readonly user_id: number
  readonly scopes: readonly string[]
  readonly company_id: number
  readonly time_zone: string | null
  readonly trial_ends_at: Date | null
  readonly plan_id: string | null
  readonly status: string | null
  readonly can_rule: boolean
  readonly is_watchdog: boolean
  readonly sees_full_profile: boolean
  readonly frequency: Frequency
  readonly kinds: readonly DigestKind[] | null
  readonly since: Date | null
  readonly last_period_at: Date | null
  readonly last_made_at: Date | null
  readonly last_contact_change_id: number | null
}

/** Everyone who gets digests. The newest digest of each has what was mailed already. */
const subscribersOf = async (db: Kysely<Schema>): Promise<readonly Subscriber[]> => {
  const { rows } = await sql<Subscriber>`
    select users.id as user_id, users.scopes, companies.id as company_id, companies.time_zone,
      companies.trial_ends_at, companies.plan_id, companies.status, companies.can_rule,
      companies.brand = 'watchdog' as is_watchdog,
      companies.brand <> 'watchdog' or users.can_view_full_carrier_profile_for_watchdog as sees_full_profile,
      coalesce(chosen.frequency, 'daily') as frequency, chosen.kinds, chosen.since,
      last.period_at as last_period_at, last.made_at as last_made_at, last.last_contact_change_id
    from users join companies on companies.id = users.company_id
    left join digest_preferences as chosen on chosen.user_id = users.id
    left join lateral (
      select period_at, made_at, last_contact_change_id from digests
      where digests.user_id = users.id order by period_at desc limit 1
    ) as last on true
    where ${NOTIFIED} = any(users.scopes) and not users.access_review_pending
      and companies.company_type = 'broker' and companies.status is distinct from ${EXPIRED}
      and (companies.brand <> 'watchdog' or users.can_carrier_search_for_watchdog)
      and coalesce(chosen.frequency, 'daily') <> 'off'
    order by companies.id, users.id`.execute(db)
  return rows
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one

/**
 * Makes the digest of one person and period, if no process has: the row and what it says are one statement, and a
 * second row of that period is refused by the database.
 *
 * Choice: the first one only begins: what turned before someone gets digests is no news of theirs.
 */
async function make(
  services: Services,
  person: Subscriber,
  period: Date,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = services
  const after = later(person.last_made_at, person.since)
  if (after !== null) await refreshAssessments(services, person.company_id, signal)
  const until = clock.now()
  const last = await lastContactChange(db)
  const lines =
    after === null
      ? []
      : await digestLines(
          db,
          {
            company_id: person.company_id,
            kinds: person.kinds ?? DIGEST_KINDS,
            can_rule: person.can_rule,
            sees_safety: !person.scopes.includes(RESTRICTION),
            sees_contacts: person.sees_full_profile,
          },
          { after, until, contactsAfter: person.last_contact_change_id ?? last },
        )
  await db
    .insertInto('digests')
    .values({
      user_id: person.user_id,
      company_id: person.company_id,
      period_at: period,
      made_at: until,
      last_contact_change_id: last,
      lines: JSON.stringify(lines),
      mail_due_at: lines.length === 0 ? null : until,
    })
    .onConflict(conflict => conflict.columns(['user_id', 'period_at']).doNothing())
    .execute()
}

async function makeDue(services: Services, onFault: (fault: unknown) => void, stopping: AbortSignal) {
  const { db, clock } = services
  const now = clock.now()
  const due = (await subscribersOf(db)).flatMap(person => {
    if (
      person.frequency === 'off' ||
      isTrialOver({ ...person, trial_ends_at: person.trial_ends_at?.toISOString() ?? null }, now)
    )
      return []
    const period = periodAt(person.frequency, now, zoneOf(person.time_zone))
    const known = later(person.last_period_at, person.since)
    return known !== null && period <= known ? [] : [{ person, period }]
  })
  for (const { person, period } of due.slice(0, AT_ONCE)) {
    if (stopping.aborted) return
    await make(services, person, period, stopping).catch(onFault)
  }
}

/** Takes a few digests whose mail is due, for long enough that no other process sends them as well. */
async function claimDue({ db, clock }: Services) {
  const now = clock.now()
  const { rows } = await sql<{
    id: number
    lines: readonly DigestLine[]
    mail_tries: number
    email: string
    brand: 'main' | 'watchdog'
    frequency: Frequency
    is_wanted: boolean
    sees_safety: boolean
  }>`
    with taken as (
      update digests set mail_due_at = ${secondsAfter(now, ROUND_SECONDS)}, mail_tries = mail_tries + 1
      where id in (select id from digests where mail_due_at <= ${now}
        order by mail_due_at limit ${AT_ONCE} for update skip locked)
      returning id, user_id, lines, mail_tries)
    select taken.*, users.email, companies.brand, coalesce(chosen.frequency, 'daily') as frequency,
      ${NOTIFIED} = any(users.scopes) and coalesce(chosen.frequency, 'daily') <> 'off' as is_wanted,
      not ${RESTRICTION} = any(users.scopes) as sees_safety
    from taken join users on users.id = taken.user_id join companies on companies.id = users.company_id
    left join digest_preferences as chosen on chosen.user_id = users.id order by taken.id`.execute(db)
  return rows
}

/** Makes the digests of the periods that ended, and sends their mails: one a person and period. */
export async function sendDueDigests(
  services: Services,
  onFault: (fault: unknown) => void,
  stopping: AbortSignal,
): Promise<void> {
  await makeDue(services, onFault, stopping)
  const { db, clock, config } = services
  for (const {
    id,
    lines: all,
    sees_safety,
    email,
    brand,
    frequency,
    is_wanted,
    mail_tries,
  } of await claimDue(services)) {
    if (stopping.aborted) return
    const store = (result: { mail_due_at: Date | null; delivered_at?: Date; failed_at?: Date }) =>
      db.updateTable('digests').set(result).where('id', '=', id).execute()
    if (!is_wanted || frequency === 'off') {
      await store({ mail_due_at: null })
      continue
    }
    const lines = all.map(line => readLine(line, sees_safety))
    const sending: StoredSending = {
      tries: mail_tries,
      mail: async () => digestMail({ id, to: email, lines, frequency, brand, sentAt: clock.now(), config }),
      delivered: at => store({ mail_due_at: null, delivered_at: at }),
      failed: at => store({ mail_due_at: null, failed_at: at }),
      putOff: until => store({ mail_due_at: until }),
    }
    await sendStored(services, sending).catch(onFault)
  }
}
