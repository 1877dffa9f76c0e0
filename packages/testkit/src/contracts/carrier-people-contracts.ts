import { type CarrierDirectory, type CarrierId, type CarrierPeople, DIRECTORY_PARTS } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker who is signed in. */
export interface CarrierPeopleSubject {
  readonly people: CarrierPeople
  /** A carrier with at least one user, whose phone is hidden, and an account of its own. */
  readonly carrierId: CarrierId
  /** A carrier without people or account. */
  readonly silent: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `CarrierPeople` does. Source: section 3, "Redacted users"; section 7, "Auth and user". */
export const carrierPeopleContract = (make: Make<CarrierPeopleSubject>): void => {
  describe('the people of a carrier', () => {
    let subject: CarrierPeopleSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('the people of a carrier are four lists in which hidden values are only marked as hidden', async () => {
      const users = valueOf(await subject.people.redactedUsers({ carrierId: subject.carrierId }))
      expect(Object.keys(users).toSorted()).toEqual([
        'activeDispatchers',
        'carrierUsers',
        'inactiveDispatchers',
        'pendingDispatchers',
      ])
      expect(users.carrierUsers.map(({ phone }) => phone)).toContainEqual({ kind: 'redacted' })
    })

    it('the people of a carrier include accounts of their carrier and of no other, by id', async () => {
      const { items } = valueOf(await subject.people.companies({ carrierId: subject.carrierId }))
      expect(items.length).toBeGreaterThan(0)
      expect(items.map(({ carrierId }) => carrierId)).toEqual(items.map(() => subject.carrierId))
      expect(items.map(({ id }) => id)).toEqual(
        items.map(({ id }) => id).toSorted((one, other) => one - other),
      )
    })

    it('the people of a carrier without any are empty lists, and no account', async () => {
      const carrierId = subject.silent
      const users = valueOf(await subject.people.redactedUsers({ carrierId }))
      expect(Object.values(users).flat()).toEqual([])
      const accounts = valueOf(await subject.people.companies({ carrierId }))
      expect(accounts).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('the people of a carrier of a carrier that do not exist are not found', async () => {
      const carrierId = subject.absent
      expectRefused(await subject.people.redactedUsers({ carrierId }), 'not-found')
      expectRefused(await subject.people.companies({ carrierId }), 'not-found')
    })
  })
}

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

    it('a directory counts all users and marks that it lists only some of them', async () => {
      const { carrierId } = subject
      const directory = valueOf(await subject.directory.find({ carrierId }))
      const users = valueOf(await subject.directory.users({ carrierId }))
      expect(directory.totalUsers).toBe(users.total)
      expect(directory.users.length).toBeLessThan(users.total)
      expect(directory.moreIn).toContain('users')
      expect(directory.contacts.length).toBeGreaterThan(0)
      expect(directory.federalInformation).not.toBeNull()
    })

    it('a directory has its users in pages of fifty that neither repeat nor skip one', async () => {
      const { carrierId } = subject
      const first = valueOf(await subject.directory.users({ carrierId }))
      const second = valueOf(await subject.directory.users({ carrierId, page: 2 }))
      const all = [...first.items, ...second.items].map(({ email }) => email)
      expect(first.items).toHaveLength(PAGE)
      expect([first.page, second.page]).toEqual([1, 2])
      expect(new Set(all).size).toBe(all.length)
      expect(first.pages).toBe(Math.ceil(first.total / PAGE))
    })

    it.each(DIRECTORY_PARTS)('the %s of a directory can be loaded, as rows of that part', async part => {
      const { carrierId } = subject
      const rows = valueOf(await subject.directory.follow({ carrierId, part }))
      expect(rows.items.length).toBeGreaterThan(0)
      expect(rows.items.map(row => row.part)).toEqual(rows.items.map(() => part))
    })

    it('a directory with its users loaded has as many users as it counts', async () => {
      const { carrierId } = subject
      const rows = valueOf(await subject.directory.follow({ carrierId, part: 'users', page: 2 }))
      expect(rows.total).toBe(valueOf(await subject.directory.users({ carrierId })).total)
      expect(rows.page).toBe(2)
    })

    it('a directory shows who hides what, the source of a contact, and the date of the federal information', async () => {
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

    it('a directory of a carrier without any data is empty', async () => {
      const carrierId = subject.silent
      const nothing = { users: [], contacts: [], totalUsers: 0, federalInformation: null, moreIn: [] }
      expect(valueOf(await subject.directory.find({ carrierId }))).toEqual(nothing)
      const empty = { items: [], page: 1, pages: 1, total: 0 }
      expect(valueOf(await subject.directory.users({ carrierId }))).toEqual(empty)
      expect(valueOf(await subject.directory.follow({ carrierId, part: 'contacts' }))).toEqual(empty)
    })

    it('a directory of a carrier that does not exist is not found', async () => {
      const carrierId = subject.absent
      expectRefused(await subject.directory.find({ carrierId }), 'not-found')
      expectRefused(await subject.directory.users({ carrierId }), 'not-found')
      expectRefused(await subject.directory.follow({ carrierId, part: 'users' }), 'not-found')
    })
  })
}
