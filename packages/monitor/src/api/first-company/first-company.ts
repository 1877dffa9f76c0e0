import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { emailInBody, lineOfText } from '../../http/fields.ts'
import { giveFirstRuleSet } from '../../own-carriers/rules/first-rule-set.ts'
import { EVERY_FEATURE } from '../../database/paywall-flags.ts'
import { EVERY_RIGHT } from '../../kernel/scopes.ts'

const NAME_MAX = 120

/** The operator's input for a new company of this monitor and its first user. */
export const firstCompanyParams = z.strictObject({
  name: lineOfText({ max: NAME_MAX, empty: 'Give the name of the company.' }),
  email: emailInBody,
  firstName: lineOfText({ max: NAME_MAX, empty: 'Give a name, or leave it out.' }).nullable(),
  lastName: lineOfText({ max: NAME_MAX, empty: 'Give a name, or leave it out.' }).nullable(),
  brand: z.enum(['main', 'watchdog']),
})
export type FirstCompanyParams = z.output<typeof firstCompanyParams>

/** The address belongs to an existing user, who cannot be the first user of this company. */
export class EmailInUse extends Error {
  constructor() {
    super('Someone has this address already. Nothing was made.')
  }
}

/**
 * Makes a company whose plan has every feature, without limits or an end, with default rules, and its first user with
 * every right: all or nothing. The first user invites the others.
 *
 * Refuses: EmailInUse.
 */
export const makeFirstCompany = (
  db: Kysely<Schema>,
  { name, email, firstName, lastName, brand }: FirstCompanyParams,
): Promise<{ readonly companyId: number }> =>
  db.transaction().execute(async trx => {
    const { id } = await trx
      .insertInto('companies')
      .values({
        legal_name: name,
        company_type: 'broker',
        status: 'active',
        brand,
        ...EVERY_FEATURE,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await trx
      .insertInto('users')
      .values({
        email,
        first_name: firstName,
        last_name: lastName,
        company_id: id,
        scopes: [...EVERY_RIGHT],
      })
      .onConflict(other => other.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) throw new EmailInUse()
    await giveFirstRuleSet(trx, id, undefined)
    return { companyId: id }
  })
