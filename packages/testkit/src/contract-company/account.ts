import type { OAuthApplicationId, OpenInvitation, Scope, UserId, UserInvitationId } from '@fairhaul/core'
import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import type { Kysely } from 'kysely'
import type { Seed } from './contract-company.ts'

/** A company of three, with a person who manages users and one who does not. */
export interface CompanyOfThree {
  readonly managerEmail: string
  readonly colleagueEmail: string
  readonly manager: UserId
  readonly colleague: UserId
  readonly inOrder: readonly UserId[]
  readonly term: string
}

/** Rows for the contracts about people. */
export interface AccountFacts {
  /** A new, unchanged one each time. */
  readonly nextCompany: () => CompanyOfThree
  /** A new address each time, without an account. */
  readonly nextEmail: () => string
  /** A new address each time, without an account and invited by the test company. */
  readonly nextInvitedEmail: () => string
  readonly invitation: OpenInvitation
  /** Of a user who manages users and finds carriers, and of a colleague. */
  readonly inviterEmail: string
  readonly inviteesColleagueEmail: string
  readonly claimed: UserInvitationId
  readonly applicationIds: readonly OAuthApplicationId[]
}

/** As many as the suites have tests, and some more. */
const COMPANIES = 20
const INVITED = 20

const id = <T>(value: number) => value as T

const dealing = <T>(things: readonly T[]): (() => T) => {
  let dealt = 0
  return () => {
    const thing = things[dealt++]
    if (thing === undefined) throw new Error('The test company has no more of these.')
    return thing
  }
}

const addCompany = async (db: Kysely<Schema>, legal_name: string): Promise<number> => {
  const made = await db
    .insertInto('companies')
    .values({ legal_name, company_type: 'broker', brand: 'main', status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

const addUser = async (
  db: Kysely<Schema>,
  user: { company_id: number; email: string; first_name: string | null; scopes: Scope[] },
): Promise<UserId> => {
  const made = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  return id<UserId>(made.id)
}

const companyOfThree = async (db: Kysely<Schema>, at: number): Promise<CompanyOfThree> => {
  const company_id = await addCompany(db, `Three ${at}`)
  const managerEmail = `manager${at}@three.example`
  const colleagueEmail = `colleague${at}@three.example`
  const manager = await addUser(db, {
    company_id,
    email: managerEmail,
    first_name: 'Mo',
    scopes: ['manage_users', 'sourcing', 'onboarding', 'compliance'],
  })
  const nameless = await addUser(db, {
    company_id,
    email: `nameless${at}@three.example`,
    first_name: null,
    scopes: ['sourcing'],
  })
  const colleague = await addUser(db, {
    company_id,
    email: colleagueEmail,
    first_name: 'ana',
    scopes: ['sourcing'],
  })
  const inOrder = [colleague, manager, nameless]
  return { managerEmail, colleagueEmail, manager, colleague, inOrder, term: `colleague${at}@` }
}

const INVITER = 'inviter@inviting.example'
const COLLEAGUE = 'colleague@inviting.example'

/** Companies of three, an inviter, invited addresses, and programs of the test company. */
export const seedAccount: Seed<AccountFacts> = async ({ db, today, ann, ben }) => {
  const companies: CompanyOfThree[] = []
  for (let at = 0; at < COMPANIES; at++) companies.push(await companyOfThree(db, at))

  const company_id = await addCompany(db, 'Inviting Office')
  await addUser(db, { company_id, email: INVITER, first_name: 'Ina', scopes: ['manage_users', 'sourcing'] })
  const joined = await addUser(db, { company_id, email: COLLEAGUE, first_name: 'Cal', scopes: [] })
  const moment = `${today}T01:00:00.000Z`
  const invited = Array.from({ length: INVITED }, (_, at) => `invited${at}@new.example`)
  const invitation = { scopes: ['sourcing'], site: 'main', sent_at: moment, created_at: moment } as const
  const rows = await db
    .insertInto('user_invitations')
    .values([
      {
        ...invitation,
        scopes: [],
        company_id,
        email: COLLEAGUE,
        user_id: null,
        claimed_at: moment,
        claimed_by_id: joined,
      },
      ...invited.map(email => ({
        ...invitation,
        scopes: ['sourcing', 'onboarding'],
        company_id: ann.companyId,
        email,
        user_id: ann.userId,
        claimed_at: null,
        claimed_by_id: null,
      })),
    ])
    .returning('id')
    .execute()

  const [own, foreign] = await db
    .insertInto('classifications')
    .values([{ company_id: ann.companyId }, { company_id: ben.companyId }])
    .returning('id')
    .execute()
  const application = (companyId: number, explicit_classification_id: number | null) => ({
    company_id: companyId,
    name: 'Load board',
    explicit_classification_id,
  })
  const applications = await db
    .insertInto('oauth_applications')
    .values([
      application(ann.companyId, own?.id ?? null),
      application(ann.companyId, null),
      application(ben.companyId, foreign?.id ?? null),
      application(ann.companyId, own?.id ?? null),
    ])
    .returning(['id', 'company_id', 'explicit_classification_id'])
    .execute()

  let addresses = 0
  return {
    nextCompany: dealing(companies),
    nextEmail: () => `nobody${addresses++}@new.example`,
    nextInvitedEmail: dealing(invited),
    invitation: {
      companyName: 'North Office',
      invitedBy: 'An Invention',
      scopes: ['sourcing', 'onboarding'],
    },
    inviterEmail: INVITER,
    inviteesColleagueEmail: COLLEAGUE,
    claimed: id(rows[0]?.id ?? 0),
    applicationIds: applications
      .filter(each => each.company_id === ann.companyId && each.explicit_classification_id !== null)
      .map(each => id(each.id)),
  }
}
