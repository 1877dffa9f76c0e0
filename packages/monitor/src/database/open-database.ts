import type { Database, DatabasePlace } from './database.ts'
import { checkDataFolder } from './engine-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { dropOldLog, openOver, startEngine } from './open-embedded.ts'
import { openServer } from './open-server.ts'
import { DatabaseOfBefore, FolderUnusable } from './unusable.ts'

/**
 * Opens the monitor's database and migrates it to the newest schema. The embedded engine and a server differ only in
 * their pool: everything else is the same code and the same SQL.
 *
 * The embedded engine has one connection. A query on the outer `db` inside `db.transaction()` would wait for itself;
 * after ten seconds it fails with "timeout exceeded when trying to connect".
 *
 * Refuses: FolderInUse when another process has the folder open; FolderUnusable when its database is damaged, gone, of
 * another version or of before the first release, for a folder without one that holds other files, and for what is a file.
 */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  if ('databaseUrl' in place) return openServer(place)
  // Before the lock, which is a file: a folder that is refused stays as it is.
  if ('dataFolder' in place) checkDataFolder(place.dataFolder)
  const release = 'dataFolder' in place ? lockFolder(place.dataFolder) : () => {}
  try {
    const engine = await startEngine(place)
    const database = openOver(engine, async hasPanicked => {
      if (!hasPanicked) {
        if ('dataFolder' in place) await dropOldLog(engine)
        await engine.close()
      }
      release()
    })
    return await migrated(database)
  } catch (error) {
    release()
    throw error instanceof DatabaseOfBefore && 'dataFolder' in place
      ? folderOfBefore(place.dataFolder)
      : error
  }
}

const folderOfBefore = (folder: string) =>
  new FolderUnusable(
    `The database in ${folder} was made before the first release, and this program does not read it: name a new folder with --data, or move this one away, and import again.`,
  )

/** Migrates it to the newest schema, and closes it if that fails. */
const migrated = async (database: Database): Promise<Database> => {
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
