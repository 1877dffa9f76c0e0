import type { Kysely } from 'kysely'
import { folded } from '../database/name-key.ts'
import type { Schema } from '../database/schema.ts'

interface Confirmation {
  readonly company?: number
  readonly creator?: number
  readonly carrier?: number | null
  readonly name?: string | null
  readonly viewed?: string | null
  readonly delivered?: string | null
  readonly load?: number
  readonly file?: number
  /** The verdict when it was sent, as JSON. */
  readonly verdict?: string
  readonly tickets?: readonly ('new' | 'pending' | 'escalated' | 'in_progress' | 'closed')[]
}

const VIEWED = '2026-11-20T08:00:00.000Z'

/** Stores a rate confirmation with its tickets: of the first company, by its first user, viewed. Returns its id. */
export async function confirm(db: Kysely<Schema>, sent: Confirmation = {}): Promise<number> {
  const { company = 1, creator = 1, carrier = 1, name = 'Eagle Mesa Freight, L.L.C.', tickets = [] } = sent
  const { id } = await db
    .insertInto('rate_confirmations')
    .values({
      company_id: company,
      creator_id: creator,
      carrier_id: carrier,
      carrier_legal_name: name,
      carrier_name_folded: name === null ? null : folded(name),
      stated_type: 'MC',
      stated_value: '345678',
      viewed_at: sent.viewed === undefined ? VIEWED : sent.viewed,
      delivered_at: sent.delivered ?? null,
      load_id: sent.load ?? null,
      uploaded_file_id: sent.file ?? null,
      verdict_sent_on: sent.verdict === undefined ? null : VIEWED.slice(0, 10),
      verdict_when_sent: sent.verdict ?? null,
      created_at: VIEWED,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const status of tickets)
    await db
      .insertInto('tickets')
      .values({
        company_id: company,
        load_id: null,
        rate_confirmation_id: id,
        is_type: 'rate_mismatch',
        status,
        assignee_id: null,
      })
      .execute()
  return id
}

interface SentMail {
  readonly company?: number
  readonly user?: number
  readonly carrier?: number | null
  readonly confirmation?: number
  /** The address that it goes to. */
  readonly to?: string
  /** The address that it came from: a reply. */
  readonly from?: string
  readonly body?: string
  readonly file?: number
  readonly at?: string
  readonly subject?: string | null
  readonly transport?: 'queued' | 'sent' | 'bounced'
  readonly flagged?: string
  readonly delivered?: string
}

/** Stores an e-mail: of the first company, by its first user, sent. Returns its id. */
export async function mailed(db: Kysely<Schema>, sent: SentMail = {}): Promise<number> {
  const { company = 1, user = 1, carrier = 1, subject = 'Rate confirmation', transport = 'sent' } = sent
  const { id } = await db
    .insertInto('rate_confirmation_mails')
    .values({
      company_id: company,
      user_id: user,
      rate_confirmation_id: sent.confirmation ?? null,
      is_received: sent.from !== undefined,
      from_address: sent.from ?? null,
      to_address: sent.to ?? null,
      body: sent.body ?? null,
      uploaded_file_id: sent.file ?? null,
      carrier_id: carrier,
      subject,
      subject_folded: subject === null ? null : folded(subject),
      transport,
      flagged_at: sent.flagged ?? null,
      delivered_at: sent.delivered ?? null,
      created_at: sent.at ?? VIEWED,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
