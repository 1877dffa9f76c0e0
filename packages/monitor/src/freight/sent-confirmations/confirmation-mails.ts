import { type Selectable, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import type { Mail } from '../../kernel/mailbox.ts'
import { oneLine } from '../../platform/mailbox/one-line.ts'
import { ROUND_SECONDS, type StoredSending, sendStored } from '../../platform/mailbox/stored-sending.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'
import { timeInZone } from './confirmation-facts.ts'
import { linkOf, linkToken } from './confirmation-link.ts'
import { REPORT_FRAUD } from './confirmation-pdf.ts'

/** A rate confirmation that is on its way. */
export type Sent = Selectable<Schema['sent_confirmations']>

/** How many mails one round takes. */
const AT_ONCE = 20

/** The subject of the mail. */
export const subjectOf = (id: number, loadNumber: string | null, broker: string): string =>
  oneLine(`Rate confirmation ${id}${loadNumber === null ? '' : `, load ${loadNumber}`}: ${broker}`)

/** The text of the mail. `link`: empty in what is kept of it, so that the database has no token. */
export const textOf = ({
  broker,
  sender,
  endsAt,
  link,
}: {
  readonly broker: string
  readonly sender: string
  readonly endsAt: Date
  readonly link: string
}): string =>
  [
    `${oneLine(sender)} of ${oneLine(broker)} sent you the attached rate confirmation.`,
    `Read it and accept it here, until ${timeInZone(endsAt, null)}:`,
    link,
    'The page mails a code to this address before it shows anything.',
    REPORT_FRAUD,
  ].join('\n')

const mailOf = async (services: Services, sent: Sent): Promise<Mail> => {
  const { db, config, clock } = services
  const { rate_confirmation_id: id } = sent
  const found = await db
    .selectFrom('rate_confirmations')
    .innerJoin('users', 'users.id', 'rate_confirmations.creator_id')
    .innerJoin('companies', 'companies.id', 'rate_confirmations.company_id')
    .innerJoin('loads', 'loads.id', 'rate_confirmations.load_id')
    .select(['uploaded_file_id', 'legal_name', 'users.email as sender', 'external_load_number as number'])
    .where('rate_confirmations.id', '=', id)
    .executeTakeFirstOrThrow()
  const { name, type, bytes } = await storedFile(services, sent.company_id, found.uploaded_file_id)
  const link = linkOf(config, linkToken(config, { id, salt: sent.link_salt }))
  return {
    id: `rate-confirmation-${id}`,
    to: sent.to_address,
    code: null,
    subject: subjectOf(id, found.number, found.legal_name),
    text: textOf({ broker: found.legal_name, sender: found.sender, endsAt: sent.link_ends_at, link }),
    attachments: [{ name, type, bytes }],
    sent_at: clock.now(),
  }
}

/** The mail of a rate confirmation, whose result is kept with it and with its e-mail in the list. */
export const sendingOf = (services: Services, sent: Sent): StoredSending => {
  const { db } = services
  const { rate_confirmation_id: id, mail_id } = sent
  const store = (
    result: Partial<Pick<Sent, 'handed_over_at' | 'mail_failed_at' | 'mail_due_at'>>,
    transport: 'queued' | 'sent' | 'bounced',
  ) =>
    db.transaction().execute(async trx => {
      await trx
        .updateTable('sent_confirmations')
        .set({ mail_due_at: null, ...result })
        .where('rate_confirmation_id', '=', id)
        .execute()
      if (mail_id !== null)
        await trx
          .updateTable('rate_confirmation_mails')
          .set({ transport })
          .where('id', '=', mail_id)
          .execute()
    })
  return {
    tries: sent.mail_tries,
    mail: () => mailOf(services, sent),
    delivered: at => store({ handed_over_at: at }, 'sent'),
    failed: at => store({ mail_failed_at: at }, 'bounced'),
    putOff: until => store({ mail_due_at: until }, 'queued'),
  }
}

/** Takes a few whose mail is due, for long enough that no other process sends them as well. */
async function claimDue({ db, clock }: Services): Promise<readonly Sent[]> {
  const now = clock.now()
  const { rows } = await sql<Sent>`
    update sent_confirmations set mail_due_at = ${secondsAfter(now, ROUND_SECONDS)}, mail_tries = mail_tries + 1
    where rate_confirmation_id in (
      select rate_confirmation_id from sent_confirmations
      where mail_due_at <= ${now} and canceled_at is null and link_ends_at > ${now}
      order by mail_due_at limit ${AT_ONCE} for update skip locked
    ) returning *`.execute(db)
  return rows
}

/** Mails the rate confirmations that were not mailed right after their response. */
export const mailDueConfirmations = async (
  services: Services,
  onFault: (fault: unknown) => void,
  stopping: AbortSignal,
): Promise<void> => {
  for (const sent of await claimDue(services)) {
    if (stopping.aborted) return
    await sendStored(services, sendingOf(services, sent)).catch(onFault)
  }
}
