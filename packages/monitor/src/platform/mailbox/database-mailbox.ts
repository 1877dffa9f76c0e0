import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Mailbox } from '../../kernel/mailbox.ts'

/** How many messages the operator can read. */
const STORED = 100

/** Stores messages in the database for the operator's page, and passes each to `print` as a line for people. */
export const databaseMailbox = (db: Kysely<Schema>, print: (line: string) => void): Mailbox => ({
  send: async ({ to, subject, text, code, sent_at }) => {
    const { id } = await db
      .insertInto('mail_messages')
      .values({ to_address: to, subject, text, code, sent_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom('mail_messages')
      .where('id', '<=', id - STORED)
      .execute()
    print(code === null ? `Mail to ${to}: ${subject}` : `Sign-in code for ${to}: ${code}`)
  },
  newest: async () => {
    const rows = await db
      .selectFrom('mail_messages')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(STORED)
      .execute()
    return rows.map(({ to_address, subject, text, code, sent_at }) => ({
      to: to_address,
      subject,
      text,
      code,
      sent_at,
    }))
  },
})
