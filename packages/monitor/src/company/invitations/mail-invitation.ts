import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../../http/services.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import type { Mail } from '../../kernel/mailbox.ts'
import type { Inviter } from '../../http/portal-link.ts'
import { ROUND_SECONDS, type StoredSending, sendStored } from '../../platform/mailbox/stored-sending.ts'

/** How many invitations one round takes. */
const AT_ONCE = 20

/** The columns of an invitation that its mail needs. */
interface MailedInvitation {
  readonly id: number
  /** How often it was sent. */
  readonly sends: number
  readonly mail_tries: number
}

/** A table of invitations that are mailed. */
export interface InvitationTable<Invitation extends MailedInvitation> {
  readonly table: 'user_invitations' | 'connection_invitations'
  /** Which invitations are still mailed. */
  readonly isOpen: RawBuilder<boolean>
  readonly mail: (services: Services, invitation: Invitation, inviter: Inviter) => Mail | Promise<Mail>
  readonly inviterOf: (services: Services, invitation: Invitation) => Promise<Inviter>
  /** The columns that record a delivered or failed mail. */
  readonly delivered: (at: Date) => Readonly<Record<string, unknown>>
  readonly failed: (at: Date) => Readonly<Record<string, unknown>>
}

/** One mail of an invitation. Its result is not stored once the invitation was sent again. */
const sendingOf = <Invitation extends MailedInvitation>(
  services: Services,
  { table, mail, delivered, failed }: InvitationTable<Invitation>,
  invitation: Invitation,
  inviter: Inviter,
): StoredSending => {
  const store = (result: Readonly<Record<string, unknown>>) => {
    const columns = Object.entries({ mail_due_at: null, ...result })
    const values = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    return sql`update ${sql.table(table)} set ${sql.join(values)}
      where id = ${invitation.id} and sends = ${invitation.sends}`.execute(services.db)
  }
  return {
    tries: invitation.mail_tries,
    mail: async () => mail(services, invitation, inviter),
    delivered: at => store(delivered(at)),
    failed: at => store(failed(at)),
    putOff: until => store({ mail_due_at: until }),
  }
}

/**
 * Mails an invitation after the response, and stores whether the mail was delivered.
 *
 * Choice: a mail is delivered when the mail server has accepted it, as nothing more is known.
 */
export function mailInvitation<Invitation extends MailedInvitation>(
  services: Services,
  table: InvitationTable<Invitation>,
  invitation: Invitation,
  inviter: Inviter,
): void {
  services.background.run(() => sendStored(services, sendingOf(services, table, invitation, inviter)))
}

/** Takes a few invitations whose mail is due, for long enough that no other process sends them as well. */
async function claimDue<Invitation extends MailedInvitation>(
  { db, clock }: Services,
  { table, isOpen }: InvitationTable<Invitation>,
): Promise<readonly Invitation[]> {
  const now = clock.now()
  const { rows } = await sql<Invitation>`
    update ${sql.table(table)} set mail_due_at = ${secondsAfter(now, ROUND_SECONDS)}, mail_tries = mail_tries + 1
    where id in (
      select id from ${sql.table(table)} where mail_due_at <= ${now} and ${isOpen}
      order by mail_due_at limit ${AT_ONCE} for update skip locked
    ) returning *`.execute(db)
  return rows
}

/** Mails the invitations of a table that were not mailed right after their response. */
export const mailDueInvitations =
  <Invitation extends MailedInvitation>(table: InvitationTable<Invitation>) =>
  async (services: Services, onFault: (fault: unknown) => void, stopping: AbortSignal): Promise<void> => {
    for (const invitation of await claimDue(services, table)) {
      if (stopping.aborted) return
      const inviter = await table.inviterOf(services, invitation)
      await sendStored(services, sendingOf(services, table, invitation, inviter)).catch(onFault)
    }
  }
