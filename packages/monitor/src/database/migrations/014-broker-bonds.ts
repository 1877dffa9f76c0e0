import { type Migration, sql } from 'kysely'
import { brokerBonds } from '../later/broker-bonds.ts'

/** Bonds of brokers: see `../later/broker-bonds`. */
export const addBrokerBonds: Migration = {
  async up(db) {
    await sql.raw(brokerBonds).execute(db)
  },
}
