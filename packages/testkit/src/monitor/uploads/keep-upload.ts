import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Upload } from './read-upload.ts'

/** Keeps a file that was sent, in the transaction of what it belongs to. Its id. */
export const keepUpload = async (
  trx: Kysely<Schema>,
  upload: Upload,
  { companyId, userId, at }: { readonly companyId: number; readonly userId: number; readonly at: Date },
): Promise<number> => {
  const { id } = await trx
    .insertInto('uploaded_files')
    .values({
      company_id: companyId,
      user_id: userId,
      name: upload.name,
      media_type: upload.type,
      bytes: Buffer.from(upload.bytes),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
