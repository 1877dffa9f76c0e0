import {
  type AreaId,
  type CarrierId,
  type ContactSearch,
  type LaneAnswer,
  type LaneNarrowing,
  type LaneSearch,
  PAGE_SIZE,
  type SavedSearches,
  type SavedSearchId,
  type SearchAddress,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker whose plan has lane search, and a lane that carriers were seen on. */
export interface LaneSearchSubject {
  readonly lanes: LaneSearch
  /** Between them at least three carriers were seen; some but not all of them have from 10 to 20 power units. */
  readonly originAreaId: AreaId
  readonly destinationAreaId: AreaId
  /** No area has it. */
  readonly absent: AreaId
}

/** What every `LaneSearch` does. Source: section 3, "Lane"; section 7, "Carriers". */
export const laneSearchContract = (make: Make<LaneSearchSubject>): void => {
  describe('lane search', () => {
    let subject: LaneSearchSubject
    beforeAll(async () => {
      subject = await make()
    })

    const search = async (narrowing: LaneNarrowing = {}): Promise<LaneAnswer> => {
      const { lanes, originAreaId, destinationAreaId } = subject
      const outcome = await lanes.search({ originAreaId, destinationAreaId, narrowing, page: 1 })
      if (!outcome.ok) throw new Error(`Refused where an answer was needed: ${outcome.refusal.kind}`)
      return outcome.value
    }

    it('lane search finds carriers of the lane, 50 per page, each once', async () => {
      const { carriers } = await search()
      expect(carriers.items.length).toBeGreaterThanOrEqual(3)
      expect(carriers.items.length).toBeLessThanOrEqual(PAGE_SIZE)
      expect(carriers.total).toBeGreaterThanOrEqual(carriers.items.length)
      expect(new Set(carriers.items.map(({ id }) => id)).size).toBe(carriers.items.length)
    })

    it('lane search returns the same response twice', async () => {
      expect(await search()).toEqual(await search())
    })

    it('lane search returns a subset for narrower filters', async () => {
      const all = (await search()).carriers.items.map(({ id }) => id)
      const { items } = (await search({ fleetSize: { min: 10, max: 20 } })).carriers
      expect(items.length).toBeGreaterThan(0)
      expect(items.length).toBeLessThan(all.length)
      for (const { id, census } of items) {
        expect(all).toContain(id)
        expect(census.powerUnits).toBeGreaterThanOrEqual(10)
        expect(census.powerUnits).toBeLessThanOrEqual(20)
      }
    })

    it('lane search is empty past the last page', async () => {
      const { lanes, originAreaId, destinationAreaId } = subject
      const { carriers } = await search()
      const outcome = await lanes.search({
        originAreaId,
        destinationAreaId,
        narrowing: {},
        page: carriers.pages + 1,
      })
      expect(outcome).toMatchObject({ ok: true, value: { carriers: { items: [], total: carriers.total } } })
    })

    it('lane search of an area that does not exist is not found', async () => {
      const { lanes, originAreaId, absent } = subject
      const ends = [
        { originAreaId, destinationAreaId: absent },
        { originAreaId: absent, destinationAreaId: originAreaId },
      ]
      for (const lane of ends)
        expect(await lanes.search({ ...lane, narrowing: {}, page: 1 })).toMatchObject({
          ok: false,
          refusal: { kind: 'not-found' },
        })
    })

    it('lane search that is aborted throws the abort reason', async () => {
      const { lanes, originAreaId, destinationAreaId } = subject
      const params = { originAreaId, destinationAreaId, narrowing: {}, page: 1 }
      await expect(lanes.search(params, AbortSignal.abort('overtaken'))).rejects.toBe('overtaken')
    })
  })
}

/** A broker who is signed in. */
export interface ContactSearchSubject {
  readonly contacts: ContactSearch
  /** Its e-mail and phone are those of one carrier and of no other; small letters, and `+1` and ten digits. */
  readonly known: { readonly carrierId: CarrierId; readonly email: string; readonly phone: string }
  /** On no record, but easily taken for the known e-mail. */
  readonly lookalike: string
}

/** What every `ContactSearch` does. Source: section 5, "Fraud search"; section 7, "Carriers". */
export const contactSearchContract = (make: Make<ContactSearchSubject>): void => {
  describe('a contact search', () => {
    let subject: ContactSearchSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('a contact search finds the carrier of an e-mail in any letter case', async () => {
      const { email, carrierId } = subject.known
      for (const typed of [email, email.toUpperCase()]) {
        const { carriers } = valueOf(await subject.contacts.byEmail({ email: typed }))
        expect(carriers.map(({ id, relation }) => [id, relation])).toEqual([[carrierId, 'own']])
      }
    })

    it('a contact search finds the carrier of a phone, with its country and an extension or without', async () => {
      const { phone, carrierId } = subject.known
      for (const typed of [
        phone,
        ...['', ' x12', ', 12', ' ext. 12', ';ext=12'].map(each => phone.slice(2) + each),
      ]) {
        const { carriers } = valueOf(await subject.contacts.byPhone({ phone: typed }))
        expect(carriers.map(({ id }) => id)).toEqual([carrierId])
      }
    })

    it('a contact search lists known e-mails that resemble an unknown one', async () => {
      const answer = valueOf(await subject.contacts.byEmail({ email: subject.lookalike }))
      expect(answer.carriers).toEqual([])
      const { email, carrierId } = subject.known
      expect(answer.lookalikes).toEqual([{ email, carrierId, legalName: expect.any(String) }])
    })

    it('a contact search of an address that no carrier has names those at its domain, with their address there', async () => {
      const { email, carrierId } = subject.known
      const domain = email.slice(email.indexOf('@'))
      const answer = valueOf(await subject.contacts.byEmail({ email: `desk.of.no.record${domain}` }))
      expect(answer.carriers).toEqual([])
      const found = answer.atDomain.find(({ id }) => id === carrierId)
      expect(found?.address.endsWith(domain)).toBe(true)
      expect(valueOf(await subject.contacts.byEmail({ email })).atDomain).toEqual([])
    })

    it('a contact search without a match is empty', async () => {
      const nothing = { carriers: [], fraudReportsCount: 0, fraudReports: [], lookalikes: [], atDomain: [] }
      expect(valueOf(await subject.contacts.byEmail({ email: 'nobody@nowhere.example' }))).toEqual(nothing)
      expect(valueOf(await subject.contacts.byPhone({ phone: '5005550000' }))).toEqual(nothing)
    })

    it('a contact search is refused without a term', async () => {
      expectInvalid(await subject.contacts.byEmail({ email: ' ' }), 'email')
      expectInvalid(await subject.contacts.byPhone({ phone: '' }), 'phone')
    })
  })
}

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

    it('saved searches are an empty first page before anything is saved', async () => {
      expect(await listed()).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('saved searches are listed newest first, as they were saved', async () => {
      const first = valueOf(await subject.searches.create({ name: 'Eagles', address }))
      const second = valueOf(await subject.searches.create({ name: 'Hawks', address }))
      expect(first).toMatchObject({ name: 'Eagles', address })
      expect((await listed()).items).toEqual([second, first])
    })

    it('saved searches are no longer listed after removal, and cannot be removed again', async () => {
      const made = valueOf(await subject.searches.create({ name: 'Falcons', address }))
      expect(valueOf(await subject.searches.remove({ id: made.id }))).toBeUndefined()
      expect((await listed()).items).not.toContainEqual(made)
      expectRefused(await subject.searches.remove({ id: made.id }), 'not-found')
    })

    it('saved searches that do not exist or belong to others are not found', async () => {
      expectRefused(await subject.searches.remove({ id: subject.absent }), 'not-found')
    })

    it.each(['', ' ', 'a'.repeat(81)])(
      'saved searches are refused under the name %j, naming the name field',
      async name => {
        expectInvalid(await subject.searches.create({ name, address }), 'name')
      },
    )

    it.each(['https://elsewhere.example/vehicles', '/my-account', '//vehicles', ''])(
      'saved searches are refused for the address %j, naming the address field',
      async others => {
        const params = { name: 'Elsewhere', address: others as SearchAddress }
        const before = await listed()
        expectInvalid(await subject.searches.create(params), 'address')
        expect(await listed()).toEqual(before)
      },
    )
  })
}
