import pg from 'pg'
import { findPostgres } from '../scripts/lib/postgres.mjs'

/**
 * Does work with an empty database on a PostgreSQL server, and drops it. The work gets its address and a connection to
 * the server.
 *
 * @returns undefined, or why there is no server.
 */
export async function withServerDatabase(name, work) {
  const { url, stop, missing } = await findPostgres()
  if (missing !== undefined) return missing
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const address = new URL(url)
  address.pathname = `/${name}`
  const drop = () => admin.query(`drop database if exists ${name} with (force)`)
  try {
    await drop()
    await admin.query(`create database ${name}`)
    await work({ url: address.href, admin })
    await drop()
  } finally {
    await admin.end()
    await stop()
  }
  return undefined
}
