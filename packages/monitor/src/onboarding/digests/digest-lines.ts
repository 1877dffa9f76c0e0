import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { dayText } from '../../kernel/calendar.ts'
import type { VerdictReason } from '../../rules/assessment/verdict-reasons.ts'
import type { Outcome } from '../../rules/assessment/worst-outcome.ts'
import { DIGEST_KINDS, type DigestKind, type DigestLine } from '../../rules/digest-line.ts'
import type { Subject, WatchedState } from '../../rules/watched-states.ts'
import { reasonText } from './reason-text.ts'

/** For whom a digest is made, as far as it decides what may be in it. */
export interface DigestReader {
  readonly company_id: number
  readonly kinds: readonly DigestKind[]
  readonly can_rule: boolean
  readonly sees_safety: boolean
  readonly sees_contacts: boolean
}

/** From when, and behind which change of a contact, until when. */
export interface DigestWindow {
  readonly after: Date
  readonly until: Date
  readonly contactsAfter: number
}

/** Lines of one digest, at most. */
const LINES_MAX = 500

const readable = (status: string): string => status.replaceAll('_', ' ')
const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const LINES_OF_COVER: Readonly<Partial<Record<Subject, string>>> = {
  bipd: 'BIPD',
  cargo: 'Cargo',
  general_liability: 'General liability',
}

const coverText = (line: string, now: WatchedState | null): string => {
  if (now === null) return `${line} no longer on record`
  const day = now.day === null ? '' : ` ${dayText(now.day)}`
  return now.status === 'ended'
    ? `${line} expired${day}`
    : day === ''
      ? `${line} lowered`
      : `${line} ends${day}`
}

/** States of an authority whose day is that of its end. */
const ENDING = /^(revoked|suspended|withdrawn|transferred|\w+_pending|\w+_due)$/

/** What comes before a verdict, worst first: a verdict that turned good is no good word then. */
const STOP_TEXTS = {
  do_not_dispatch: 'but the carrier is set to Do not dispatch',
  held: 'but the carrier is on hold',
} as const

interface Turn {
  readonly subject: Subject
  readonly was: WatchedState | null
  readonly now: WatchedState | null
}

interface Turned extends Turn {
  readonly kind: DigestKind
  readonly carrier_id: number
  readonly legal_name: string | null
  readonly verdict: Outcome | null
  readonly reasons: readonly VerdictReason[] | null
  /** What the company has set above the verdict. */
  readonly stop: keyof typeof STOP_TEXTS | null
}

/** A line as its reader may see it: "Pass to Fail: cargo $50,000, needs $100,000". */
export const readLine = (line: DigestLine, seesSafety: boolean) => {
  const { because, ...shown } = line
  const reason = because && reasonText(because.verdict, because.reasons, seesSafety)
  return reason == null ? shown : { ...shown, text: `${shown.text}: ${reason}` }
}

const turnText = ({ subject, was, now }: Turn): string => {
  const line = LINES_OF_COVER[subject]
  if (line !== undefined) return coverText(line, now)
  const state = now === null ? 'not on record' : readable(now.status)
  switch (subject) {
    case 'verdict':
      return `${withCapital(was === null ? 'not assessed' : readable(was.status))} to ${withCapital(state)}`
    case 'out_of_service':
      return now?.status === 'in_force' ? 'Out-of-service order in force' : 'Out-of-service order lifted'
    case 'alert':
      return `Identity alert: ${state}`
    default:
      return `Authority ${state}${ENDING.test(now?.status ?? '') && now?.day ? ` ${dayText(now.day)}` : ''}`
  }
}

const CONTACT_TEXTS = {
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  officer: 'Officer',
  officers_cleared: 'Officers',
} as const

/** The newest change of any contact. Empty: 0. */
export async function lastContactChange(db: Kysely<Schema>): Promise<number> {
  const { last } = await db
    .selectFrom('contact_changes')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

const contactLines = async (
  db: Kysely<Schema>,
  { company_id }: DigestReader,
  { contactsAfter }: DigestWindow,
) => {
  const rows = await db
    .selectFrom('contact_changes')
    .innerJoin('subscriptions', 'subscriptions.carrier_id', 'contact_changes.carrier_id')
    .innerJoin('carriers', 'carriers.id', 'contact_changes.carrier_id')
    .select(['contact_changes.carrier_id', 'contact_changes.is_type', 'contact_changes.changed_on'])
    .select('carriers.legal_name')
    .where('subscriptions.company_id', '=', company_id)
    .where('contact_changes.id', '>', contactsAfter)
    .orderBy('contact_changes.id')
    .limit(LINES_MAX)
    .execute()
  return rows.map(
    (row): DigestLine => ({
      kind: 'contact',
      carrier_id: row.carrier_id,
      name: row.legal_name ?? '',
      text: `${CONTACT_TEXTS[row.is_type]} changed ${dayText(row.changed_on)}`,
    }),
  )
}

/**
 * What turned among the monitored carriers within a window, as far as its reader may see it and wants it: by kind, the
 * worst first. Empty: nothing turned.
 */
export async function digestLines(
  db: Kysely<Schema>,
  reader: DigestReader,
  window: DigestWindow,
): Promise<readonly DigestLine[]> {
  const { rows } = await sql<Turned>`
    select case subject when 'out_of_service' then 'safety' else kind end as kind, subject, was, now,
      c.carrier_id, carriers.legal_name, own.verdict, own.reasons,
      case when connections.status = 'do_not_dispatch' then 'do_not_dispatch'
        when connections.latest_packet_status = 'held' then 'held' end as stop
    from carrier_changes as c join carriers on carriers.id = c.carrier_id
    left join own_carriers as own on own.company_id = c.company_id and own.carrier_id = c.carrier_id
    left join connections on connections.issuer_id = c.company_id and connections.carrier_id = c.carrier_id
    where c.company_id = ${reader.company_id} and noticed_at > ${window.after} and noticed_at <= ${window.until}
      and (${reader.sees_safety} or not is_safety) and (${reader.can_rule} or kind <> 'verdict')
    order by c.severity, happened_on desc, c.id desc limit ${LINES_MAX}`.execute(db)
  const turns = rows.map(({ kind, carrier_id, legal_name, verdict, reasons, stop, ...turn }): DigestLine => {
    const line = { kind, carrier_id, name: legal_name ?? '', text: turnText(turn) }
    if (turn.subject !== 'verdict') return line
    if (stop !== null) return { ...line, text: `${line.text}, ${STOP_TEXTS[stop]}` }
    const isStill = verdict !== null && verdict === turn.now?.status
    return isStill ? { ...line, because: { verdict, reasons: reasons ?? [] } } : line
  })
  const contacts = reader.sees_contacts ? await contactLines(db, reader, window) : []
  const all = [...turns, ...contacts]
  return DIGEST_KINDS.filter(kind => reader.kinds.includes(kind))
    .flatMap(kind => all.filter(line => line.kind === kind))
    .slice(0, LINES_MAX)
}
