import pg from 'pg'

/** Works on a PostgreSQL server in a connection of its own. */
export const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export const addressOf = (url: string, database: string) => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
