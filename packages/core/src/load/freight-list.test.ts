import { aLoad } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../shared/failure.ts'
import { done, refused } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'
import { freightListOf } from './freight-list.ts'

const failure: Failure = { kind: 'offline', call: 'GET loads', status: null, requestId: null, detail: null }
const refusal: Refusal = { kind: 'forbidden', message: null, requestId: 'r-1' }

describe('a list of loads or tickets', () => {
  it('a freight list is the page of the response, without an error', () => {
    const page = { items: [aLoad()], page: 2, pages: 3, total: 101 }
    expect(freightListOf(done(page))).toEqual({ ...page, error: null })
  })

  it.each([
    ['failed', failure],
    ['was refused', refusal],
  ])('a freight list that %s has no rows, page 1 of 1, 0 records, and an error', (_, error) => {
    expect(freightListOf(refused(error))).toEqual({ items: [], page: 1, pages: 1, total: 0, error })
  })
})
