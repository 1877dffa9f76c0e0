import { expect, it } from 'vitest'
import { clearOtherStorages } from './clear-other-storages.ts'

const settled = () => new Promise(resolve => setTimeout(resolve))

/** A document that stores cookies by name, domain and path, as a browser does. */
const aPage = (hostname: string, cookies: readonly string[]) => {
  const jar = new Map(cookies.map(cookie => [cookie, 'value']))
  return {
    jar,
    page: {
      location: { hostname, pathname: '/broker/carriers/2' },
      document: {
        get cookie() {
          return [...jar.keys()].map(key => `${key.split('|')[0]}=value`).join('; ')
        },
        set cookie(text: string) {
          const [pair, , path, domain] = text.split('; ')
          const key = [
            pair?.split('=')[0],
            domain?.slice('domain='.length) ?? '',
            path?.slice('path='.length),
          ]
          jar.delete(key.join('|'))
        },
      },
    },
  }
}

it('cookies are removed for every domain and path that a script of this page may set', () => {
  const { jar, page } = aPage('portal.fairhaul.example', [
    'chat||/',
    'tags|fairhaul.example|/',
    'seen||/broker/',
    'deep|portal.fairhaul.example|/broker/carriers',
  ])
  clearOtherStorages(page)
  expect([...jar.keys()]).toEqual([])
})

it('databases and cached responses are removed', async () => {
  const deleted: string[] = []
  clearOtherStorages({
    ...aPage('localhost', []).page,
    indexedDB: {
      databases: async () => [{ name: 'chat' }, { name: undefined as unknown as string }],
      deleteDatabase: name => (deleted.push(name), {} as IDBOpenDBRequest),
    },
    caches: { keys: async () => ['answers'], delete: async name => deleted.push(name) > 0 },
  })
  await settled()
  expect(deleted.toSorted()).toEqual(['answers', 'chat'])
})

it('the other storages are cleared where one is forbidden or missing', async () => {
  const { jar, page } = aPage('localhost', ['chat||/'])
  clearOtherStorages({
    ...page,
    get indexedDB(): never {
      throw new DOMException('forbidden', 'SecurityError')
    },
    caches: { keys: () => Promise.reject(new Error('gone')), delete: async () => true },
  })
  await settled()
  expect(jar.size).toBe(0)
})
