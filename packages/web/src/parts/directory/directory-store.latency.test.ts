import { type CarrierId, type Directory, type DirectoryRow, done, NO_ROW, type Page } from '@fairhaul/core'
import { aDirectory, aDirectoryUser, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsWhateverTheOrder, RUNS_PATIENCE_MS } from '../testing/shuffled-latency.ts'
import { DirectoryStore } from './directory-store.ts'

type Step =
  | { readonly kind: 'open'; readonly carrierId: CarrierId | null }
  | { readonly kind: 'more' | 'cancel' }

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    carrierId: fc.constantFrom(id<'carrier'>(7), id<'carrier'>(8), id<'carrier'>(9), null),
  }),
  fc.record({ kind: fc.constantFrom('more' as const, 'cancel' as const) }),
)

/** Every entry of a directory names its carrier. */
const directoryOf = (carrierId: CarrierId): Directory =>
  aDirectory({
    users: [aDirectoryUser({ name: `Glance of ${carrierId}` })],
    contacts: [],
    federalInformation: null,
    totalUsers: 60,
    moreIn: ['users', 'dispatch_users'],
  })

const pageOf = (carrierId: CarrierId, part: DirectoryRow['part'], page: number): Page<DirectoryRow> => ({
  items: [{ ...NO_ROW, part, name: `Page ${page} of ${carrierId}` }],
  page,
  pages: part === 'users' ? 2 : 1,
  total: 60,
})

it('no entry of another carrier is ever shown, however quickly the carrier changes', {
  timeout: RUNS_PATIENCE_MS,
}, async () => {
  await holdsWhateverTheOrder(steps, line => {
    const store = new DirectoryStore({
      find: ({ carrierId }, signal) => line(() => done(directoryOf(carrierId)), signal),
      follow: ({ carrierId, part, page = 1 }, signal) =>
        line(() => done(pageOf(carrierId, part, page)), signal),
      users: () => Promise.reject(new Error('The users are followed like every other part')),
    })
    let opened: CarrierId | null = null
    return {
      act: step => {
        if (step.kind === 'open') {
          opened = step.carrierId
          store.open(opened)
        } else if (step.kind === 'more') void store.loadEverything()
        else store.cancelRest()
      },
      check: () => {
        const { carrierId, entries } = store
        const strangers = entries.filter(
          entry => entry.kind !== 'person' || entry.name?.endsWith(` of ${opened}`) !== true,
        )
        expect([carrierId, strangers]).toEqual([opened, []])
      },
      checkAtEnd: (last, fate) => {
        if (last.kind === 'open' && last.carrierId === null) expect(store.entries).toEqual([])
        if (last.kind === 'open' && last.carrierId !== null && fate === 'answered')
          expect(store.entries.length).toBeGreaterThan(0)
      },
      dispose: store.dispose,
    }
  })
})
