import { aCompany, aUser, fakeSearchCache, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { hasFields } from './cached-shape.ts'
import { tabCacheKey } from './search-cache-entry.ts'
import { userCache } from './user-cache.ts'

const isRow = hasFields<{ name: string }>(['name'])
const setUp = (user: ReturnType<typeof aUser> | null | undefined = aUser()) => {
  const cache = fakeSearchCache()
  const of = (tab: string, by = user) =>
    userCache({ cache, key: tabCacheKey('connections', tab), user: () => by, isValue: isRow })
  return { cache, of }
}
const path = '/carriers/connections?tab=in-progress'

it('the user cache stores each tab separately', () => {
  const { of } = setUp()
  of('in-progress').store(path, { name: 'one' })
  expect(of('on-hold').restore(path)).toBeUndefined()
  expect(of('in-progress').restore(path)).toEqual({ name: 'one' })
})

it('the user cache stores only the newest value', () => {
  const { of } = setUp()
  of('in-progress').store(path, { name: 'one' })
  of('in-progress').store(`${path}&page=2`, { name: 'two' })
  expect(of('in-progress').restore(`${path}&page=2`)).toEqual({ name: 'two' })
})

it('the user cache is cleared on request', () => {
  const { of } = setUp()
  of('in-progress').store(path, { name: 'one' })
  of('in-progress').clear()
  expect(of('in-progress').restore(path)).toBeUndefined()
})

it('the user cache distinguishes a user without a company from the same user in one', () => {
  const { of } = setUp(aUser({ company: null }))
  of('x').store(path, { name: 'one' })
  expect(of('x').restore(path)).toEqual({ name: 'one' })
  expect(of('x', aUser({ company: aCompany({ id: id(5) }) })).restore(path)).toBeUndefined()
  expect(of('x').restore(path)).toBeUndefined()
})

it.each([null, undefined])('the user cache stores and restores nothing while the user is %j', noUser => {
  const cache = fakeSearchCache()
  const cached = userCache({ cache, key: 'k', user: () => noUser, isValue: isRow })
  cached.store(path, { name: 'one' })
  expect(cache.read('k')).toBeUndefined()
  expect(cached.restore(path)).toBeUndefined()
})

it('the user cache clears a value of another shape, and nothing if it is empty', () => {
  const { cache, of } = setUp()
  const user = aUser()
  const key = tabCacheKey('connections', 'x')
  cache.write(key, { address: path, userId: user.id, companyId: user.company?.id, value: { title: 'old' } })
  expect(of('x').restore(path)).toBeUndefined()
  expect(cache.read(key)).toBeUndefined()
  const cleared: string[] = []
  const spied = { ...cache, clear: (at: string) => void cleared.push(at) }
  expect(userCache({ cache: spied, key, user: () => user, isValue: isRow }).restore(path)).toBeUndefined()
  expect(cleared).toEqual([])
})
