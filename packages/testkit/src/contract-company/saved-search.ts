import type { SavedSearchId } from '@fairhaul/core'
import type { Seed } from './contract-company.ts'

/** Rows for the contract of saved searches. */
export interface SavedSearchFacts {
  /** A search that another user keeps. */
  readonly foreignSearch: SavedSearchId
  /** The address of a colleague who has saved nothing, another each time. */
  readonly nextSearcher: () => string
}

const SEARCHERS = 12

/** Colleagues who have saved nothing yet, and one search of the other company's user. */
export const seedSavedSearches: Seed<SavedSearchFacts> = async ({ db, ann, ben }) => {
  const emails = Array.from({ length: SEARCHERS }, (_, at) => `searcher${at + 1}@office.example`)
  await db
    .insertInto('users')
    .values(
      emails.map(email => ({ company_id: ann.companyId, email, first_name: 'Sal', last_name: 'Invention' })),
    )
    .execute()
  const { id } = await db
    .insertInto('saved_searches')
    .values({
      user_id: ben.userId,
      name: 'Owls',
      address: '/vehicles?search=owl',
      created_at: '2026-01-02T10:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  let given = 0
  return {
    foreignSearch: id as SavedSearchId,
    nextSearcher: () => {
      const email = emails[given]
      given += 1
      if (email === undefined) throw new Error('The test company has no more searchers.')
      return email
    },
  }
}
