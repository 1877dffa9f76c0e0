import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import { LOAD_KINDS, loadLines } from '@fairhaul/monitor/federal/import/testing/generate-load.ts'
import { importing } from '@fairhaul/monitor/federal/import/testing/import-files.ts'
import type { Kysely } from 'kysely'

/** Imports a generated federal file of each kind, for a number of carriers. Throws: a file that is refused. */
export const importFederalFiles = async (db: Kysely<Schema>, carriers: number): Promise<void> => {
  const importer = importing(() => db)
  try {
    for (const kind of LOAD_KINDS) {
      const { refusedFiles, printed } = await importer.run([...loadLines(kind, carriers)].join(''), {
        rowsPerBatch: 500,
        ...(kind.startsWith('li-') && { fileKind: kind }),
      })
      if (refusedFiles > 0) throw new Error(`${kind}: ${printed}`)
    }
  } finally {
    importer.close()
  }
}
