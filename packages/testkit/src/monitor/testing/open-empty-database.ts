import { type Database, openDatabase } from '../database/index.ts'
import { seededDump } from '../database/seeded-dump.ts'

async function emptyDump(): Promise<Blob> {
  const made = await openDatabase({ memory: true })
  try {
    return await made.dump()
  } finally {
    await made.close()
  }
}

/** A database of one's own in memory, without rows. Made once and kept: setting an engine up takes seconds. */
export const openEmptyDatabase = async (): Promise<Database> =>
  openDatabase({ dump: await seededDump('empty', emptyDump) })
