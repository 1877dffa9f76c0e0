import { z } from 'zod'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { FileLost } from '../../kernel/file-store.ts'

/** A stored file in a response: its name and its download path. */
export const wireFile = z.object({ name: z.string(), url: z.string() })

/**
 * A stored file of a company, for a download response.
 *
 * Refuses: 404 for a missing file or another company's; FileLost, and so a 500, when its bytes are missing.
 */
export const storedFile = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  companyId: number,
  id: number | null | undefined,
) => {
  const found =
    typeof id === 'number'
      ? await db
          .selectFrom('uploaded_files')
          .select(['name', 'media_type as type', 'bytes', 'stored_name', 'stored_size'])
          .where('id', '=', id)
          .where('company_id', '=', companyId)
          .executeTakeFirst()
      : undefined
  if (found === undefined) throw missing()
  const { name, type, bytes, stored_name, stored_size } = found
  if (bytes !== null) return { name, type, bytes }
  if (stored_name === null || stored_size === null) throw new FileLost(`of row ${id}`, 'was never kept')
  return { name, type, bytes: await files.read(stored_name, stored_size) }
}
