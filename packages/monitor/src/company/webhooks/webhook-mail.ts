import { sql } from 'kysely'
import { portalLink } from '../../http/portal-link.ts'
import type { Services } from '../../http/services.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import { MailDelayed } from '../../kernel/mailbox.ts'
import { MANAGE_USERS } from '../../kernel/scopes.ts'
import { ROUND_SECONDS, type StoredSending, sendStored } from '../../platform/mailbox/stored-sending.ts'

/** How many webhooks one round takes. */
const AT_ONCE = 20

interface Due {
  readonly id: number
  readonly url: string
  readonly mail_tries: number
  readonly switched_off_at: Date
  readonly brand: 'main' | 'watchdog'
  readonly emails: readonly string[]
}

/** Takes a few webhooks whose admins are to get a mail, for long enough that no other process sends it as well. */
const claimDue = async ({ db, clock }: Services): Promise<readonly Due[]> => {
  const now = clock.now()
  const { rows } = await sql<Due>`
    with taken as (
      update webhooks set mail_due_at = ${secondsAfter(now, ROUND_SECONDS)}, mail_tries = mail_tries + 1
      where id in (select id from webhooks where mail_due_at <= ${now}
        order by mail_due_at limit ${AT_ONCE} for update skip locked)
      returning id, company_id, url, mail_tries, switched_off_at)
    select taken.id, taken.url, taken.mail_tries, taken.switched_off_at, companies.brand,
      array(select email from users where users.company_id = taken.company_id
        and ${MANAGE_USERS} = any(users.scopes) order by users.id) as emails
    from taken join companies on companies.id = taken.company_id order by taken.id`.execute(db)
  return rows
}

const TEXT = (host: string, link: string) =>
  [
    `The webhook to ${host} has failed for a day and was switched off.`,
    'What waits for it is kept for 30 days. New events are not recorded for it until you switch it on again:',
    link,
  ].join('\n')

/** Tells the admins of a company that a webhook was switched off, one mail each. */
export async function mailSwitchedOff(
  services: Services,
  onFault: (fault: unknown) => void,
  stopping: AbortSignal,
): Promise<void> {
  const { db, mailbox, clock, config } = services
  for (const { id, url, mail_tries, switched_off_at, brand, emails } of await claimDue(services)) {
    if (stopping.aborted) return
    const { host } = new URL(url)
    const link = portalLink(config, 'my-account?tab=5', brand)
    const mailTo = (to: string) => ({
      id: `webhook-${id}-${switched_off_at.getTime()}-${to}`,
      to,
      code: null,
      subject: `The webhook to ${host} was switched off`,
      text: TEXT(host, link),
      sent_at: clock.now(),
    })
    const store = (mail_due_at: Date | null) =>
      db
        .updateTable('webhooks')
        .set({ mail_due_at })
        .where('id', '=', id)
        .where('switched_off_at', '=', switched_off_at)
        .execute()
    const [first, ...others] = emails
    if (first === undefined) {
      await store(null)
      continue
    }
    const sending: StoredSending = {
      tries: mail_tries,
      mail: async () => {
        // Where one is put off, all are sent again, each with the id that it had.
        let delayed: unknown
        for (const email of others)
          await mailbox.send(mailTo(email)).catch(fault => {
            if (fault instanceof MailDelayed) delayed = fault
            else onFault(fault)
          })
        if (delayed !== undefined) throw delayed
        return mailTo(first)
      },
      delivered: () => store(null),
      failed: () => store(null),
      putOff: store,
    }
    await sendStored(services, sending).catch(onFault)
  }
}
