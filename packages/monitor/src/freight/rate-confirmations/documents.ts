import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { wireFile } from '../../platform/uploads/stored-file.ts'

/** A document beside a rate confirmation or an e-mail: its name, its download path and its size. */
export const wireDocument = wireFile.extend({ bytes: z.number() })

/** The names and sizes of stored files of a company, by their ids: one statement. */
export async function readDocuments(
  db: Kysely<Schema>,
  companyId: number,
  ids: readonly (number | null)[],
): Promise<(id: number | null, url: string) => z.input<typeof wireDocument> | null> {
  const some = [...new Set(ids)].filter(id => id !== null)
  const found =
    some.length === 0
      ? []
      : await db
          .selectFrom('uploaded_files')
          .select(['id', 'name'])
          .select(sql<number>`coalesce(stored_size, octet_length(bytes), 0)`.as('bytes'))
          .where('id', '=', anyOf(some))
          .where('company_id', '=', companyId)
          .execute()
  const files = new Map(found.map(({ id, name, bytes }) => [id, { name, bytes }]))
  return (id, url) => {
    const file = id === null ? undefined : files.get(id)
    return file === undefined ? null : { ...file, url }
  }
}
