import {
  type ContactQuery,
  contactSearchPath,
  done,
  readContactDrawer,
  RECENT_CONTACTS,
} from '@fairhaul/core'
import { aContactAnswer, aContactCarrier, arbitrary } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noFile } from '../../parts/testing/a-results-list.ts'
import { holdsWhateverTheOrder } from '../../parts/testing/shuffled-latency.ts'
import { RecentListStore } from '../../stores/recent-list-store.ts'
import { ContactSearchStore } from './contact-search-store.ts'
import { contactPorts } from './testing/contact-page.tsx'

const contacts = fc.constantFrom<ContactQuery | null>(
  { kind: 'email', email: 'ruth@b.example' },
  { kind: 'email', email: 'rut@b.example' },
  { kind: 'phone', phone: '2145550199' },
  null,
)

/** The user searches a contact, opens a drawer over it, or searches the same again. */
const steps = fc.record({ query: contacts, drawer: arbitrary.contactDrawers, isAgain: fc.boolean() })

/** The response names its contact, by the name of the carrier. */
const answerOf = (query: ContactQuery) =>
  done(aContactAnswer({ carriers: [aContactCarrier({ legalName: contactSearchPath(query) })] }))

it('verdict and carriers are never shown for another contact than that of the address', async () => {
  const ports = contactPorts()
  await holdsWhateverTheOrder(steps, line => {
    const store = new ContactSearchStore({
      ...ports,
      recent: new RecentListStore(RECENT_CONTACTS, ports.storage, () => null),
      contacts: {
        byEmail: ({ email }, signal) => line(() => answerOf({ kind: 'email', email }), signal),
        byPhone: ({ phone }, signal) => line(() => answerOf({ kind: 'phone', phone }), signal),
      },
      file: () => noFile,
      user: () => null,
      today: () => '2026-11-21',
    })
    return {
      act: ({ query, drawer, isAgain }) => {
        const path = contactSearchPath(query, drawer)
        store.open(query, readContactDrawer(path.slice(path.indexOf('?') + 1)))
        if (isAgain) store.retry()
      },
      check: () => {
        if (store.shown === undefined) {
          expect([store.panels, store.rows]).toEqual([[], []])
          return
        }
        expect(store.shown.query).toEqual(store.query)
        expect(store.rows.map(row => row.legalName)).toEqual([contactSearchPath(store.query)])
      },
      checkAtEnd: ({ query }, fate) => {
        expect(store.query).toEqual(query)
        if (query === null) expect(store.shown).toBeUndefined()
        if (query !== null && fate === 'answered') expect(store.found.state.kind).toBe('ready')
      },
      dispose: store.dispose,
    }
  })
})
