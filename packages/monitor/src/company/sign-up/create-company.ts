import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { conflict } from '../../http/refused.ts'
import { trialOf } from '../../http/session/trial.ts'
import { EVERY_RIGHT } from '../../kernel/scopes.ts'
import { giveFirstRuleSet } from '../../own-carriers/rules/first-rule-set.ts'

/**
 * Creates a broker company on a trial with a first rule set. Its creator becomes the first user, with every right.
 *
 * Refuses: 409 for a user who has a company; of two simultaneous requests one succeeds.
 */
export const createCompany = (
  db: Kysely<Schema>,
  made: { userId: number; legalName: string; brand: 'main' | 'watchdog'; at: Date },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const { id } = await trx
      .insertInto('companies')
      .values({
        legal_name: made.legalName,
        company_type: 'broker',
        carrier_id: null,
        created_at: made.at,
        ...(await trialOf(trx, made.brand, made.at)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const joined = await trx
      .updateTable('users')
      .set({ company_id: id, scopes: [...EVERY_RIGHT] })
      .where('id', '=', made.userId)
      .where('company_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (joined === undefined) throw conflict('You already have a company.')
    await giveFirstRuleSet(trx, id, made.at)
  })
