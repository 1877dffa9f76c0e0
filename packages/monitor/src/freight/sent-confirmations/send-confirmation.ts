import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { folded } from '../../database/name-key.ts'
import type { Schema } from '../../database/schema.ts'
import { authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, invalid } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { secondsAfter, today } from '../../kernel/clock.ts'
import { randomToken } from '../../kernel/hashing.ts'
import type { Assessed } from '../../own-carriers/decisions/wire-decision.ts'
import { FIRST_ROUND_SECONDS, sendStored } from '../../platform/mailbox/stored-sending.ts'
import { type FilesAtWork, withFiles } from '../../platform/uploads/store-upload.ts'
import { decideLoad } from '../loads/keep-load-decision.ts'
import { requireLoad } from '../loads/read-loads.ts'
import { storedVerdict } from '../rate-confirmations/verdict-when-sent.ts'
import { confirmationFacts, readNamed } from './confirmation-facts.ts'
import { linkHash, linkToken } from './confirmation-link.ts'
import { type Sent, sendingOf, subjectOf, textOf } from './confirmation-mails.ts'
import { confirmationPdf } from './confirmation-pdf.ts'
import { UnprintableText } from './printable-text.ts'
import { ADDRESS_TEXTS, checkAddress } from './safe-address.ts'

/** What a user sends. */
export interface NewConfirmation {
  readonly address: string
  readonly address_again: string | null
  readonly address_reason: string | null
  /** Why the load goes on although the gate says no. */
  readonly message: string | null
  /** Null: the rate of the load. */
  readonly rate_cents: number | null
  readonly payment_days: number | null
  readonly conditions: string | null
  readonly link_days: number
}

const DAY_SECONDS = 86_400

const field = (name: keyof NewConfirmation) => `rate_confirmation.${name}`

/** Refuses: 422 for an address that is not safe to write to, unless it was typed again with a reason. */
async function requireAddress(
  services: Services,
  actor: Actor,
  carrierId: number,
  sent: NewConfirmation,
): Promise<{ readonly reason: string | null }> {
  const { found, isSafe } = await checkAddress(services, actor, { carrierId, address: sent.address })
  if (isSafe) return { reason: null }
  const what = ADDRESS_TEXTS[found.term]
  if (sent.address_again === null)
    throw invalid(
      field('address_again'),
      `${what} Type it again, and say how you know that it is the carrier’s.`,
    )
  if (sent.address_again !== sent.address)
    throw invalid(field('address_again'), 'This is another address than the one above.')
  if (sent.address_reason === null)
    throw invalid(field('address_reason'), `${what} Say how you know that it is the carrier’s.`)
  return { reason: sent.address_reason }
}

/** Refuses: 409 while another one of the load was sent and not canceled. */
async function requireNoOther(trx: Transaction<Schema>, loadId: number): Promise<void> {
  const other = await trx
    .selectFrom('sent_confirmations')
    .select(['rate_confirmation_id as id', 'accepted_at'])
    .where('load_id', '=', loadId)
    .where('canceled_at', 'is', null)
    .executeTakeFirst()
  if (other === undefined) return
  throw conflict(
    `Rate confirmation ${other.id} of this load was ${other.accepted_at === null ? 'sent' : 'accepted'}. Cancel it first.`,
  )
}

interface Issued {
  readonly loadId: number
  readonly carrierId: number
  readonly assessed: Assessed
  readonly rateCents: number
}

const insertConfirmation = async (
  trx: Transaction<Schema>,
  {
    services,
    actor,
    sent,
  }: { readonly services: Services; readonly actor: Actor; readonly sent: NewConfirmation },
  { loadId, carrierId, assessed, rateCents }: Issued,
) => {
  const companyId = companyOf(actor)
  const { legal_name: name } = await readNamed(trx, carrierId, companyId)
  const verdict = storedVerdict(assessed)
  const { id } = await trx
    .insertInto('rate_confirmations')
    .values({
      company_id: companyId,
      creator_id: actor.user.id,
      carrier_id: carrierId,
      carrier_legal_name: name,
      carrier_name_folded: folded(name),
      stated_type: null,
      stated_value: null,
      viewed_at: null,
      delivered_at: null,
      load_id: loadId,
      uploaded_file_id: null,
      verdict_sent_on: verdict === null ? null : today(services.clock),
      verdict_when_sent: verdict,
      created_at: services.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const terms = { rate_cents: rateCents, payment_days: sent.payment_days, conditions: sent.conditions }
  const { facts, load } = await confirmationFacts({ ...services, db: trx }, actor, {
    ...{ id, loadId, carrierId, terms },
  })
  const [first] = load.stops
  const last = load.stops.at(-1)
  const dayOf = (at: string | null | undefined) => at?.slice(0, 10) ?? null
  await trx
    .insertInto('rate_confirmation_terms')
    .values({
      rate_confirmation_id: id,
      ...terms,
      origin: first?.town ?? first?.state ?? null,
      destination: last?.town ?? last?.state ?? null,
      pick_up_on: dayOf(first?.scheduled_window.starts_at ?? first?.scheduled_window.ends_at),
      deliver_on: dayOf(last?.scheduled_window.ends_at ?? last?.scheduled_window.starts_at),
    })
    .execute()
  return { id, facts, load, name }
}

const pdfOf = async (facts: Parameters<typeof confirmationPdf>[0], at: Date): Promise<Uint8Array> => {
  try {
    return await confirmationPdf(facts, at)
  } catch (thrown) {
    if (thrown instanceof UnprintableText)
      throw invalid(
        null,
        `The document cannot print the character “${thrown.character}”. Change the text that has it.`,
      )
    throw thrown
  }
}

/** Writes all that belongs to one, in one transaction that sees one state. */
async function issue(
  services: Services,
  actor: Actor,
  { trx, files }: { readonly trx: Transaction<Schema>; readonly files: FilesAtWork },
  { loadId, sent }: { readonly loadId: number; readonly sent: NewConfirmation },
): Promise<Sent> {
  const { clock, config } = services
  const companyId = companyOf(actor)
  const now = clock.now()
  const { rate_cents } = await requireLoad(trx, companyId, loadId)
  const rateCents = sent.rate_cents ?? rate_cents
  if (rateCents === null) throw invalid(field('rate_cents'), 'The load has no rate. Enter one.')
  await requireNoOther(trx, loadId)
  const decided = await decideLoad(services, actor, trx, {
    ...{ loadId, stage: 'tender', message: sent.message, field: field('message') },
  })
  const { carrierId, assessed } = decided
  const { reason } = await requireAddress({ ...services, db: trx }, actor, carrierId, sent)
  const { id, facts, load } = await insertConfirmation(
    trx,
    { services, actor, sent },
    { loadId, carrierId, assessed, rateCents },
  )
  const pdf = await pdfOf(facts, now)
  const fileId = await files.keep(
    { name: `rate-confirmation-${id}.pdf`, type: 'application/pdf', content: new Blob([Buffer.from(pdf)]) },
    { companyId, userId: actor.user.id, at: now },
  )
  await trx.updateTable('rate_confirmations').set({ uploaded_file_id: fileId }).where('id', '=', id).execute()
  const broker = actor.company?.legal_name ?? ''
  const subject = subjectOf(id, load.external_load_number, broker)
  const salt = randomToken()
  const link_ends_at = secondsAfter(now, sent.link_days * DAY_SECONDS)
  const { id: mail_id } = await trx
    .insertInto('rate_confirmation_mails')
    .values({
      ...{ company_id: companyId, user_id: actor.user.id, rate_confirmation_id: id, carrier_id: carrierId },
      ...{ subject, subject_folded: folded(subject), transport: 'queued', created_at: now },
      ...{ from_address: null, to_address: sent.address, uploaded_file_id: fileId },
      body: textOf({ broker, sender: actor.user.email, endsAt: link_ends_at, link: '(a link of its own)' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await trx
    .insertInto('sent_confirmations')
    .values({
      ...{ rate_confirmation_id: id, company_id: companyId, load_id: loadId, mail_id },
      ...{ to_address: sent.address, address_reason: reason },
      facts: JSON.stringify(facts),
      pdf_sha256: createHash('sha256').update(pdf).digest('hex'),
      link_salt: salt,
      link_hash: linkHash(linkToken(config, { id, salt })),
      link_ends_at,
      mail_due_at: secondsAfter(now, FIRST_ROUND_SECONDS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEntry(trx, authorOf(actor, clock), {
    kind: 'rate_confirmation_sent',
    subject: { type: 'rate_confirmation', id, label: load.external_load_number ?? String(loadId) },
    carrierIds: [carrierId],
    after: [decided.gate.answer, reason === null ? 'safe_address' : 'confirmed_address'],
    reason,
  })
  return row
}

/**
 * Sends the rate confirmation of a load to its carrier: keeps the decision of the gate, makes the document, and mails it with a
 * link of its own. Returns its id.
 *
 * Refuses: 404 for a missing and a foreign load; 409 without a carrier, for one that is do not dispatch, and while another one
 * is out; 403 and 422 where the gate says no, as `decideLoad`; 422 for an address that is not safe and not confirmed.
 */
export async function sendConfirmation(
  services: Services,
  actor: Actor,
  requested: { readonly loadId: number; readonly sent: NewConfirmation },
): Promise<number> {
  const row = await withFiles(
    services,
    (trx, files) => issue(services, actor, { trx, files }, requested),
    'repeatable read',
  )
  services.background.run(() => sendStored(services, sendingOf(services, row)))
  return row.rate_confirmation_id
}
