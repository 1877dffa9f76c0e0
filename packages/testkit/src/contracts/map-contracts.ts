import {
  type Area,
  type AreaId,
  type Areas,
  areaPlaceId,
  type MapPoint,
  type Maps,
  type PlaceId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker who is signed in. */
export interface AreasSubject {
  readonly areas: Areas
  /** At least one area's name or code starts with it. */
  readonly term: string
  /** At least one area's name starts with it; and the same in short. */
  readonly placeInFull: string
  readonly placeInShort: string
  /** No area has it, and one has its first three digits. */
  readonly newerZip: string
  /** More than ten ZIP codes begin with it. */
  readonly zipPrefix: string
  /** No area has it. */
  readonly absent: AreaId
}

/** What every `Areas` does. Source: section 3, "Area"; section 7, "Areas and rules". */
export const areasContract = (make: Make<AreasSubject>): void => {
  describe('areas', () => {
    let subject: AreasSubject
    beforeAll(async () => {
      subject = await make()
    })

    const aKnownOne = async (): Promise<Area> => {
      const [first] = valueOf(await subject.areas.autocomplete({ term: subject.term }))
      if (first === undefined) throw new Error('The world has no area that begins so.')
      return first
    }

    it('areas start with the typed text, by name or by code, ten at most', async () => {
      const found = valueOf(await subject.areas.autocomplete({ term: subject.term }))
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(10)
      for (const { name, code } of found)
        expect(
          [name, code].some(text => text.toLowerCase().startsWith(subject.term.toLowerCase())),
          `${name} (${code})`,
        ).toBe(true)
    })

    it('areas are found in any letter case', async () => {
      const [lower, upper] = await Promise.all(
        [subject.term.toLowerCase(), subject.term.toUpperCase()].map(term =>
          subject.areas.autocomplete({ term }),
        ),
      )
      expect(lower).toEqual(upper)
    })

    it('areas without a match are an empty list', async () => {
      expect(await subject.areas.autocomplete({ term: 'qqzzxx' })).toEqual({ ok: true, value: [] })
    })

    it('areas are found in short and in full, and a ZIP that none has by the area of its three digits', async () => {
      const { placeInFull, placeInShort, newerZip } = subject
      const inFull = valueOf(await subject.areas.autocomplete({ term: placeInFull }))
      expect(inFull.length).toBeGreaterThan(0)
      expect(valueOf(await subject.areas.autocomplete({ term: placeInShort }))).toEqual(inFull)
      const found = valueOf(await subject.areas.autocomplete({ term: newerZip }))
      expect(found.map(({ kind, code }) => [kind, code])).toEqual([['three_zip', newerZip.slice(0, 3)]])
      expect(valueOf(await subject.areas.autocomplete({ term: '00000' }))).toEqual([])
    })

    it('areas are found by their id and by their place of the map, as they are listed', async () => {
      const area = await aKnownOne()
      expect(valueOf(await subject.areas.find({ id: area.id }))).toEqual(area)
      expect(valueOf(await subject.areas.findByPlaceId({ placeId: areaPlaceId(area) }))).toEqual(area)
    })

    it('areas that do not exist are not found', async () => {
      expectRefused(await subject.areas.find({ id: subject.absent }), 'not-found')
      for (const placeId of ['five_zip.US.0', 'a-place-of-another-map'])
        expectRefused(await subject.areas.findByPlaceId({ placeId: placeId as PlaceId }), 'not-found')
    })

    it('areas of a ZIP lookup are ZIP codes with that prefix, ten per page, by name', async () => {
      const { zipPrefix: prefix } = subject
      const page = valueOf(await subject.areas.zips({ prefix }))
      expect([page.items.length, page.page]).toEqual([10, 1])
      expect(page.total).toBeGreaterThan(10)
      expect(page.pages).toBe(Math.ceil(page.total / 10))
      expect(page.items.map(({ kind }) => kind)).toEqual(page.items.map(() => 'five_zip'))
      for (const { code } of page.items) expect(code.slice(0, prefix.length)).toBe(prefix)
      const named = page.items.map(({ name }) => name)
      expect(named).toEqual(named.toSorted())
    })

    it('areas of a ZIP lookup are neither repeated nor skipped across pages', async () => {
      const { zipPrefix: prefix } = subject
      const { total } = valueOf(await subject.areas.zips({ prefix }))
      const codes: string[] = []
      for (let page = 1; page <= Math.ceil(total / 4); page += 1) {
        const { items } = valueOf(await subject.areas.zips({ prefix, page, pageSize: 4 }))
        codes.push(...items.map(({ code }) => code))
      }
      expect([codes.length, new Set(codes).size]).toEqual([total, total])
    })

    it('areas of an unknown ZIP prefix are an empty first page', async () => {
      const page = valueOf(await subject.areas.zips({ prefix: '00000' }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it.each(['', '7a', '752011'])('areas of the invalid ZIP prefix %j are refused', async prefix => {
      expectInvalid(await subject.areas.zips({ prefix }), 'prefix')
    })

    it("areas that are countries are the portal's default countries, by name", async () => {
      const countries = valueOf(await subject.areas.countries({}))
      expect(countries.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
        'country CA',
        'country MX',
        'country US',
      ])
      const some = valueOf(await subject.areas.countries({ countries: ['US', 'MX'] }))
      expect(some.map(({ code }) => code)).toEqual(['MX', 'US'])
    })
  })
}

/** Maps, and a few facts of the world they show. */
export interface MapsSubject {
  readonly maps: Maps
  /** A road leads from the first to the second. */
  readonly joined: readonly [MapPoint, MapPoint]
  /** No road leads there from any other. Null: these maps know no roads, and measure straight lines. */
  readonly island: MapPoint | null
  /** At least one place begins so. */
  readonly text: string
}

/** What every `Maps` does. Source: section 7, "Third-party calls". */
export const mapsContract = (make: Make<MapsSubject>): void => {
  describe('maps', () => {
    let subject: MapsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('maps have a route from one point to another', async () => {
      const [from, to] = subject.joined
      const { points, miles, isStraight } = valueOf(await subject.maps.directions({ from, to }))
      expect([points[0], points.at(-1)]).toEqual([from, to])
      expect(miles ?? 0).toBeGreaterThan(0)
      expect(isStraight === true).toBe(subject.island === null)
    })

    it('maps route through each stop in order, which never shortens the route', async () => {
      const [from, to] = subject.joined
      const straight = valueOf(await subject.maps.directions({ from, to }))
      const back = valueOf(await subject.maps.directions({ from, to: from, via: [to] }))
      expect(back.points).toContainEqual(to)
      expect(back.miles ?? 0).toBeGreaterThan(straight.miles ?? 0)
    })

    it('maps have no route where there is no road', async () => {
      const [from] = subject.joined
      if (subject.island === null) return
      expectRefused(await subject.maps.directions({ from, to: subject.island }), 'not-found')
    })

    it('maps have a row of distances for each origin with a number for each destination', async () => {
      const [from, to] = subject.joined
      const { rows, isStraight } = valueOf(await subject.maps.distances({ from: [from, to], to: [to] }))
      expect(rows).toHaveLength(2)
      expect(rows[0]?.[0] ?? 0).toBeGreaterThan(0)
      expect(rows[1]).toEqual([0])
      expect(isStraight === true).toBe(subject.island === null)
    })

    it('maps have a null distance where there is no road', async () => {
      const [from] = subject.joined
      if (subject.island === null) return
      const { rows } = valueOf(await subject.maps.distances({ from: [from], to: [from, subject.island] }))
      expect(rows).toEqual([[0, null]])
    })

    it('maps have no distance rows without an origin', async () => {
      expect(valueOf(await subject.maps.distances({ from: [], to: [subject.joined[0]] })).rows).toEqual([])
    })

    it('maps find places by the start of their names, ten at most', async () => {
      const places = valueOf(await subject.maps.places({ text: subject.text }))
      expect(places.length).toBeGreaterThan(0)
      expect(places.length).toBeLessThanOrEqual(10)
      for (const { name } of places)
        expect(name.toLowerCase().startsWith(subject.text.toLowerCase())).toBe(true)
      expect(valueOf(await subject.maps.places({ text: 'qqzzxx' }))).toEqual([])
    })

    it('maps that are aborted throw the abort reason', async () => {
      const [from, to] = subject.joined
      const gone = AbortSignal.abort('overtaken')
      await expect(subject.maps.directions({ from, to }, gone)).rejects.toBe('overtaken')
      await expect(subject.maps.distances({ from: [from], to: [to] }, gone)).rejects.toBe('overtaken')
      await expect(subject.maps.places({ text: subject.text }, gone)).rejects.toBe('overtaken')
    })
  })
}
