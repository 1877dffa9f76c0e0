import { type CarrierDirectory, type CarrierId, DIRECTORY_PARTS } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker who is signed in. */
export interface CarrierDirectorySubject {
  readonly directory: CarrierDirectory
  /** A carrier with more than fifty users, with dispatchers, contacts and federal information. */
  readonly carrierId: CarrierId
  /** A carrier with no directory. */
  readonly silent: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

const PAGE = 50

/** What every `CarrierDirectory` does. Source: section 3, "Directory"; section 7, "Carriers". */
export const carrierDirectoryContract = (make: Make<CarrierDirectorySubject>): void => {
  describe('a directory', () => {
    let subject: CarrierDirectorySubject
    beforeAll(async () => {
      subject = await make()
    })

    it('counts all users, and says that there are more than it tells', async () => {
      const { carrierId } = subject
      const directory = valueOf(await subject.directory.find({ carrierId }))
      const users = valueOf(await subject.directory.users({ carrierId }))
      expect(directory.totalUsers).toBe(users.total)
      expect(directory.users.length).toBeLessThan(users.total)
      expect(directory.moreIn).toContain('users')
      expect(directory.contacts.length).toBeGreaterThan(0)
      expect(directory.federalInformation).not.toBeNull()
    })

    it('has its users in pages of fifty that neither repeat nor skip one', async () => {
      const { carrierId } = subject
      const first = valueOf(await subject.directory.users({ carrierId }))
      const second = valueOf(await subject.directory.users({ carrierId, page: 2 }))
      const all = [...first.items, ...second.items].map(({ email }) => email)
      expect(first.items).toHaveLength(PAGE)
      expect([first.page, second.page]).toEqual([1, 2])
      expect(new Set(all).size).toBe(all.length)
      expect(first.pages).toBe(Math.ceil(first.total / PAGE))
    })

    it.each(DIRECTORY_PARTS)('can be followed to its %s, which are rows of that part', async part => {
      const { carrierId } = subject
      const rows = valueOf(await subject.directory.follow({ carrierId, part }))
      expect(rows.items.length).toBeGreaterThan(0)
      expect(rows.items.map(row => row.part)).toEqual(rows.items.map(() => part))
    })

    it('that is followed to its users holds as many as there are', async () => {
      const { carrierId } = subject
      const rows = valueOf(await subject.directory.follow({ carrierId, part: 'users', page: 2 }))
      expect(rows.total).toBe(valueOf(await subject.directory.users({ carrierId })).total)
      expect(rows.page).toBe(2)
    })

    it('tells who hides what, who gave a contact, and of when the federal information is', async () => {
      const { carrierId } = subject
      const directory = valueOf(await subject.directory.find({ carrierId }))
      expect(directory.users.filter(({ hides }) => hides.length > 0)).toMatchObject([
        { hides: ['phone'], phone: null },
      ])
      expect(directory.contacts.map(({ source }) => source)).not.toContain(null)
      expect(directory.federalInformation?.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
      const { items } = valueOf(await subject.directory.users({ carrierId }))
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    })

    it('of a carrier of which nothing is told is empty', async () => {
      const carrierId = subject.silent
      const nothing = { users: [], contacts: [], totalUsers: 0, federalInformation: null, moreIn: [] }
      expect(valueOf(await subject.directory.find({ carrierId }))).toEqual(nothing)
      const empty = { items: [], page: 1, pages: 1, total: 0 }
      expect(valueOf(await subject.directory.users({ carrierId }))).toEqual(empty)
      expect(valueOf(await subject.directory.follow({ carrierId, part: 'contacts' }))).toEqual(empty)
    })

    it('of a carrier that is not there is not found', async () => {
      const carrierId = subject.absent
      expectRefused(await subject.directory.find({ carrierId }), 'not-found')
      expectRefused(await subject.directory.users({ carrierId }), 'not-found')
      expectRefused(await subject.directory.follow({ carrierId, part: 'users' }), 'not-found')
    })
  })
}
