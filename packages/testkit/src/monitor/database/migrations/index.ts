import type { Migration } from 'kysely'
import { accounts } from './001-accounts.ts'
import { signIn } from './002-sign-in.ts'
import { carriers } from './003-carriers.ts'
import { vetting } from './004-vetting.ts'
import { rules } from './005-rules.ts'
import { relations } from './006-relations.ts'
import { reference } from './007-reference.ts'
import { nameContains } from './008-name-contains.ts'

/** Every step from nothing to the schema, run in the order of their names. A step that was published never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-accounts': accounts,
  '002-sign-in': signIn,
  '003-carriers': carriers,
  '004-vetting': vetting,
  '005-rules': rules,
  '006-relations': relations,
  '007-reference': reference,
  '008-name-contains': nameContains,
}
