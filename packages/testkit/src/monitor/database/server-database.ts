import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from './open-database.ts'

const ask = async (connectionString: string, statement: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * A database of one's own on a PostgreSQL server, made for a test and dropped when it is closed. The user that the
 * address names must be allowed to make databases.
 */
export const openServerDatabase = async (
  url: string,
  fill: (made: Database) => Promise<unknown> = async () => {},
): Promise<Database> => {
  const name = `fairhaul_test_${randomBytes(6).toString('hex')}`
  await ask(url, `create database ${name}`)
  const drop = () => ask(url, `drop database if exists ${name} with (force)`)
  const own = new URL(url)
  own.pathname = `/${name}`
  try {
    const database = await openDatabase({ databaseUrl: own.href })
    await fill(database)
    return {
      ...database,
      close: async () => {
        await database.close()
        await drop()
      },
    }
  } catch (error) {
    await drop()
    throw error
  }
}
