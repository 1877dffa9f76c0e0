import {
  done,
  inSavedOrder,
  type NewSavedSearch,
  newSavedSearch,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  type SavedSearch,
  type SavedSearches,
  type SavedSearchId,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from '../shared/fake-world.ts'

type Call = 'list' | 'create' | 'remove'

const made = (world: FakeWorld, params: NewSavedSearch): Outcome<SavedSearch, Refusal> => {
  const read = newSavedSearch(params.address, params.name)
  if (!read.ok) {
    const field = read.refusal.kind === 'no-search' ? 'address' : 'name'
    return refused(refusal.invalid(field, read.refusal.message))
  }
  const search: SavedSearch = {
    id: nextIdAmong(world.savedSearches),
    ...read.value,
    createdAt: nextInstant(world),
  }
  world.savedSearches.push(search)
  return done(search)
}

const removed = (world: FakeWorld, id: SavedSearchId): Outcome<void, Refusal> => {
  const rest = world.savedSearches.filter(search => search.id !== id)
  if (rest.length === world.savedSearches.length) return refused(refusal.notFound)
  world.savedSearches = rest
  return done(undefined)
}

/** `SavedSearches` in memory, with the refusals of the server. */
export const fakeSavedSearches = (world: FakeWorld = fakeWorld()): SavedSearches & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        done(pageOf(inSavedOrder(world.savedSearches), params.page ?? 1, PAGE_SIZE)),
      ),
    create: params => answer('create', params, undefined, () => made(world, params)),
    remove: params => answer('remove', params, undefined, () => removed(world, params.id)),
  }
}
