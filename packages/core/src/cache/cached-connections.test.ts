import { aConnectedCarrier, aUser, fakeSearchCache } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { cachedConnections } from './cached-connections.ts'

const path = '/carriers/connections?tab=on-hold&page=2'
const page = { items: [aConnectedCarrier()], page: 2, pages: 3, total: 101 }

describe('a carrier list that is kept', () => {
  it('a cached carrier list is restored with its rows and paging, for its own address', () => {
    const cached = cachedConnections(fakeSearchCache(), 'connections', 'on-hold', () => aUser())
    cached.store(path, page)
    expect(cached.restore(path)).toEqual(page)
    expect(cached.restore('/carriers/connections?tab=on-hold')).toBeUndefined()
    expect(cached.restore(path)).toBeUndefined()
  })

  it('a carrier list is cached per screen and per tab', () => {
    const cache = fakeSearchCache()
    const user = () => aUser()
    cachedConnections(cache, 'connections', 'on-hold', user).store(path, page)
    cachedConnections(cache, 'myCarriers', 'my-carriers', user).store('/carriers/my-carriers', page)
    expect(cache.read('broker/carriers/connections/on-hold')).toBeDefined()
    expect(cache.read('broker/carriers/my-carriers/my-carriers')).toBeDefined()
    expect(cachedConnections(cache, 'connections', 'dismissed', user).restore(path)).toBeUndefined()
    expect(cachedConnections(cache, 'connections', 'on-hold', user).restore(path)).toEqual(page)
  })

  it.each([
    ['a connection', { ...aConnectedCarrier(), connection: { id: 1 } }],
    ['a carrier', { ...aConnectedCarrier(), carrier: { id: 1 } }],
    ['both', {}],
    ['anything', null],
  ])('a cached carrier list is not restored if a row lacks the fields of %s', (_, row) => {
    const cached = cachedConnections(fakeSearchCache(), 'connections', 'on-hold', () => aUser())
    cached.store(path, { ...page, items: [row as never] })
    expect(cached.restore(path)).toBeUndefined()
  })

  it.each([
    'id',
    'status',
    'isDismissed',
    'notes',
    'issuerId',
    'carrierId',
    'receiver',
    'latestPacket',
  ] as const)('a cached carrier list is not restored if a connection has no %s', field => {
    const { connection, carrier } = aConnectedCarrier()
    const { [field]: _, ...rest } = connection
    const cached = cachedConnections(fakeSearchCache(), 'connections', 'on-hold', () => aUser())
    cached.store(path, { ...page, items: [{ connection: rest as never, carrier }] })
    expect(cached.restore(path)).toBeUndefined()
  })
})
