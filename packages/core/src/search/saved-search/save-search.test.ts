import { aSavedSearch } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { newSavedSearch, renameSteps } from './save-search.ts'

describe('saving a search', () => {
  it('saving a search stores its address under its name', () => {
    expect(newSavedSearch('/vehicles?vin=1', ' Trucks ')).toEqual({
      ok: true,
      value: { name: 'Trucks', address: '/vehicles?vin=1' },
    })
  })

  it.each([
    ['/my-account', 'Trucks', 'no-search'],
    ['/my-account', '', 'no-search'],
    ['/vehicles', '', 'name-empty'],
    ['/vehicles', 'a'.repeat(81), 'name-too-long'],
  ])('saving the search at %s as %j is refused as %s', (path, name, kind) => {
    expect(newSavedSearch(path, name)).toMatchObject({ ok: false, refusal: { kind } })
  })
})

describe('renaming a saved search', () => {
  it('renaming a saved search saves it under the new name, then removes the old one', () => {
    expect(renameSteps(aSavedSearch(), ' Hawks ')).toEqual({
      ok: true,
      value: [
        { kind: 'create', params: { name: 'Hawks', address: '/carriers/search-results?search=eagle' } },
        { kind: 'remove', id: 21 },
      ],
    })
  })

  it('renaming a saved search to its own name does nothing', () => {
    expect(renameSteps(aSavedSearch(), 'Eagles ')).toEqual({ ok: true, value: [] })
  })

  it('renaming a saved search with an invalid address is refused, as it could not be saved again', () => {
    expect(renameSteps(aSavedSearch({ address: null }), 'Hawks')).toMatchObject({
      ok: false,
      refusal: { kind: 'no-search' },
    })
  })

  it('renaming a saved search to an empty name is refused', () => {
    expect(renameSteps(aSavedSearch(), ' ')).toMatchObject({ ok: false, refusal: { kind: 'name-empty' } })
  })
})
