import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import { missing } from '../http/refused.ts'

/** A kept file as answers name it: its name, and where it is downloaded. */
export const wireFile = z.object({ name: z.string(), url: z.string() })

/** A kept file of a company, as a route hands it out. Refuses: 404 for a missing or another company's. */
export const storedFile = async (db: Kysely<Schema>, companyId: number, id: number | null | undefined) => {
  const found =
    typeof id === 'number'
      ? await db
          .selectFrom('uploaded_files')
          .select(['name', 'media_type as type', 'bytes'])
          .where('id', '=', id)
          .where('company_id', '=', companyId)
          .executeTakeFirst()
      : undefined
  if (found === undefined) throw missing()
  return found
}
