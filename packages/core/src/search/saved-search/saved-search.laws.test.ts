import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { USUAL_TOGGLES } from '../../account/feature-toggles.ts'
import { matchRoute } from '../../routes/match-route.ts'
import { describeSearch, suggestedSearchName } from './describe-search.ts'
import { newSavedSearch, renameSteps } from './save-search.ts'
import { inSavedOrder } from './saved-search.ts'
import { readSavedSearchName, SAVED_SEARCH_NAME_MAX } from './saved-search-name.ts'
import { dueRemovals, removeSavedSearch, shownSearches, undoRemoval } from './saved-search-removal.ts'
import { readSavedSearchesAddress, savedSearchesPath } from './saved-searches-list.ts'
import { readSearchAddress, SEARCH_ROUTES } from './search-address.ts'
import { searchKey, searchToSave } from './searches-to-save.ts'

const rows = fc.uniqueArray(arbitrary.savedSearches, { selector: ({ id }) => id, maxLength: 6 })
const removals = fc.array(arbitrary.savedSearchRemovals, { maxLength: 4 })
const junk = fc.string({
  unit: fc.constantFrom('/', '\\', 'vehicles', 'carriers', '//', '?', '#', ':', ' ', '@', '%2f'),
  maxLength: 4,
})
const starts = fc.constantFrom(
  '',
  '/',
  '/vehicles',
  '/carriers/lane-search',
  '/carriers/contact-search?q[name]=x',
)
const hostile = fc.oneof(
  fc.string(),
  fc.tuple(starts, junk).map(([start, rest]) => start + rest),
)

describe('laws of saved searches', () => {
  it('reading a search address again does not change it', () => {
    holds([arbitrary.searchAddresses], address => {
      expect(readSearchAddress(address)).toBe(address)
    })
  })

  it('every saved search opens a search of this portal and nothing else', () => {
    holds([hostile], text => {
      const address = readSearchAddress(text)
      if (address === undefined) return
      expect(address).toMatch(/^\/[a-z]/)
      expect(SEARCH_ROUTES).toContain(matchRoute(address.split('?')[0] ?? '').route.name)
    })
  })

  it('reading a saved search name again does not change it, and it is never too long', () => {
    holds([fc.string({ unit: 'grapheme', maxLength: 120 })], text => {
      const name = readSavedSearchName(text)
      if (!name.ok) return
      expect(readSavedSearchName(name.value)).toEqual(name)
      expect(name.value.length).toBeLessThanOrEqual(SAVED_SEARCH_NAME_MAX)
    })
  })

  it('every saveable search is saved with its own address', () => {
    holds([arbitrary.newSavedSearches], params => {
      expect(newSavedSearch(params.address, params.name)).toEqual({ ok: true, value: params })
    })
  })

  it('the suggested name of a search can be saved as it is', () => {
    holds([arbitrary.searchAddresses], address => {
      const name = suggestedSearchName(address, USUAL_TOGGLES)
      expect(readSavedSearchName(name)).toEqual({ ok: true, value: name })
    })
  })

  it('the saved address of a page is the same search, from its first page', () => {
    holds([arbitrary.searchAddresses, fc.nat(9)], (address, page) => {
      const path = `${address}${address.includes('?') ? '&' : '?'}page=${page}`
      const saved = searchToSave(path)!
      expect(saved).toBe(searchToSave(address))
      expect(searchKey(saved)).toBe(searchKey(path as typeof saved))
      expect(describeSearch(saved, USUAL_TOGGLES)).toEqual(describeSearch(address, USUAL_TOGGLES))
    })
  })

  it('any text and page of the saved searches list survive its address', () => {
    holds([fc.string({ unit: 'grapheme', maxLength: 30 }), fc.integer({ min: 1, max: 99 })], (text, page) => {
      const path = savedSearchesPath({ text, page })
      const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD')
      expect(readSavedSearchesAddress(path.slice('/carriers/saved-searches'.length))).toEqual({
        text: whole,
        page,
      })
    })
  })

  it('renaming a saved search never removes before it has saved', () => {
    holds([arbitrary.savedSearches, arbitrary.savedSearchNames], (search, name) => {
      const steps = renameSteps(search, name)
      expect(steps.ok && steps.value.map(({ kind }) => kind)).toEqual(
        search.name === name ? [] : ['create', 'remove'],
      )
    })
  })

  it('the order of saved searches does not depend on the order they arrive in', () => {
    const instants = fc.constantFrom('2026-01-05T09:00:00.000Z', '2026-01-06T09:00:00.000Z')
    const sameInstants = fc.tuple(rows, fc.infiniteStream(instants))
    holds([sameInstants], ([all, times]) => {
      const searches = all.map(each => ({ ...each, createdAt: times.next().value }))
      const listed = inSavedOrder(searches)
      expect(inSavedOrder(searches.toReversed())).toEqual(listed)
      for (const [at, { createdAt, id }] of listed.slice(1).entries()) {
        const before = listed[at]!
        expect(before.createdAt > createdAt || (before.createdAt === createdAt && before.id > id)).toBe(true)
      }
    })
  })

  it('undoing a removal of a saved search changes nothing', () => {
    holds([rows, removals, fc.nat(9_999)], (searches, before, now) => {
      for (const { id } of shownSearches(searches, before))
        expect(undoRemoval(removeSavedSearch(before, id, now), id)).toEqual(before)
    })
  })

  it('no removal of a saved search is due at once, and each is due in the end', () => {
    holds([arbitrary.savedSearches, fc.nat(9_999)], ({ id }, now) => {
      const requests = removeSavedSearch([], id, now)
      expect(dueRemovals(requests, now)).toEqual([])
      expect(dueRemovals(requests, now + 60_000)).toEqual(requests)
    })
  })
})
