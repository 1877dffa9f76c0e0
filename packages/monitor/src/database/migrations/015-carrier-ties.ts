import { type Migration, sql } from 'kysely'
import { carrierTies } from '../later/ties/carrier-ties.ts'

/** Ties between carriers: see `../later/ties/carrier-ties`. */
export const addCarrierTies: Migration = {
  async up(db) {
    await sql.raw(carrierTies).execute(db)
  },
}
