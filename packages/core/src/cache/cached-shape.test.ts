import { describe, expect, it } from 'vitest'
import { hasFields, isPageOf } from './cached-shape.ts'

const isRow = hasFields<{ id: number; name: string }>(['id', 'name'])
const page = { items: [{ id: 1, name: 'a' }], page: 1, pages: 1, total: 1 }

describe('a kept shape', () => {
  it.each([
    { id: 1, name: 'a' },
    { id: null, name: undefined, more: 1 },
  ])('the cached shape %j has the fields', it => {
    expect(isRow(it)).toBe(true)
  })
  it.each([null, undefined, 'id', 7, [], { id: 1 }, { name: 'a' }])(
    'the cached shape %j lacks the fields',
    it => {
      expect(isRow(it)).toBe(false)
    },
  )
  it.each([page, { ...page, items: [] }])('the cached shape %j is a page', it => {
    expect(isPageOf(isRow)(it)).toBe(true)
  })
  it.each([
    null,
    undefined,
    'page',
    [],
    { ...page, items: {} },
    { ...page, items: [{ id: 1, name: 'a' }, { id: 2 }] },
    { ...page, page: 1.5 },
    { ...page, pages: '1' },
    { ...page, total: null },
    { items: [], page: 1, pages: 1 },
  ])('the cached shape %j is not a page', it => {
    expect(isPageOf(isRow)(it)).toBe(false)
  })
})
