import type { SavedSearches, SavedSearchId, SearchAddress } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker who has saved no search yet. */
export interface SavedSearchesSubject {
  readonly searches: SavedSearches
  /** None of theirs has it; it may be another user's. */
  readonly absent: SavedSearchId
}

const address = '/carriers/search-results?search=eagle' as SearchAddress

/** What every `SavedSearches` does. Source: section 3, "Saved search"; section 7, "Alerts and identity". */
export const savedSearchesContract = (make: Make<SavedSearchesSubject>): void => {
  describe('saved searches', () => {
    let subject: SavedSearchesSubject
    beforeAll(async () => {
      subject = await make()
    })

    const listed = async () => valueOf(await subject.searches.list({}))

    it('are an empty first page before anything is saved', async () => {
      expect(await listed()).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('are listed newest first, as they were saved', async () => {
      const first = valueOf(await subject.searches.create({ name: 'Eagles', address }))
      const second = valueOf(await subject.searches.create({ name: 'Hawks', address }))
      expect(first).toMatchObject({ name: 'Eagles', address })
      expect((await listed()).items).toEqual([second, first])
    })

    it('are gone once they are removed, and cannot be removed again', async () => {
      const made = valueOf(await subject.searches.create({ name: 'Falcons', address }))
      expect(valueOf(await subject.searches.remove({ id: made.id }))).toBeUndefined()
      expect((await listed()).items).not.toContainEqual(made)
      expectRefused(await subject.searches.remove({ id: made.id }), 'not-found')
    })

    it('of nobody or of others are not found', async () => {
      expectRefused(await subject.searches.remove({ id: subject.absent }), 'not-found')
    })

    it.each(['', ' ', 'a'.repeat(81)])('are refused under the name %j; the name is named', async name => {
      expectInvalid(await subject.searches.create({ name, address }), 'name')
    })

    it.each(['https://elsewhere.example/vehicles', '/my-account', '//vehicles', ''])(
      'are refused for the address %j; the address is named',
      async elsewhere => {
        const params = { name: 'Elsewhere', address: elsewhere as SearchAddress }
        const before = await listed()
        expectInvalid(await subject.searches.create(params), 'address')
        expect(await listed()).toEqual(before)
      },
    )
  })
}
