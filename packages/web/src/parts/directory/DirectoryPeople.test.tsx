import type { DirectoryAddress } from '@fairhaul/core'
import {
  aCarrierDetail,
  aDirectoryContact,
  aDirectoryUser,
  aPaywall,
  aUser,
  type FakeWorld,
  fakeCarrierDirectory,
  id,
  someFederalInformation,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPage } from '../testing/a-page.tsx'
import { fakePorts } from '../testing/fake-ports.ts'
import { DirectoryPeople } from './DirectoryPeople.tsx'
import { DirectoryStore } from './directory-store.ts'

afterEach(cleanup)

const EAGLE = id<'carrier'>(7)

const directoryOfEagle: FakeWorld['directories'][number] = {
  carrierId: EAGLE,
  users: [
    aDirectoryUser({ id: id(1) }),
    aDirectoryUser({ id: id(2), name: null, phone: null, email: null, hides: ['name', 'phone', 'email'] }),
    aDirectoryUser({ id: id(3), name: 'Zoe Brook', phone: null, email: null, hides: ['phone'] }),
  ],
  dispatchUsers: [],
  contacts: [aDirectoryContact()],
  federalInformation: someFederalInformation(),
}

const show = async (
  narrowing: Pick<DirectoryAddress, 'part' | 'search'> = { part: null, search: '' },
  change: Partial<FakeWorld> = {},
  arrange: (directory: ReturnType<typeof fakeCarrierDirectory>) => void = () => {},
) => {
  const ports = fakePorts({
    carriers: [aCarrierDetail({ id: EAGLE })],
    directories: [directoryOfEagle],
    ...change,
  })
  const page = aPage(ports)
  const directory = fakeCarrierDirectory(page.world)
  arrange(directory)
  const store = new DirectoryStore(directory)
  store.open(EAGLE)
  await store.settled()
  await store.followings.get('dispatch_users')?.next()
  const onSearch = vi.fn<(search: string) => void>()
  render(
    <page.Page>
      <DirectoryPeople
        store={store}
        narrowing={narrowing}
        pathOf={({ part, search }) => `/here?part=${part ?? ''}&search=${search}`}
        onSearch={onSearch}
      />
    </page.Page>,
  )
  return { store, directory, onSearch, user: userEvent.setup({ delay: null }) }
}

const federal = () => screen.getByRole('region', { name: 'On file with FMCSA' })
const row = (name: RegExp) => screen.getByRole('row', { name })

describe('the people of a carrier', () => {
  it('a directory begins with the federal record and its date', async () => {
    await show()
    expect(within(federal()).getByText('as of Nov 1, 2026')).toBeTruthy()
    const phones = within(federal()).getByRole('region', { name: 'Phones on file with FMCSA' })
    expect(within(phones).getByRole('button', { name: /^\(214\) 555-0110 ?, copy phone$/ })).toBeTruthy()
    expect(within(federal()).getByText('Ruth Alder')).toBeTruthy()
    expect(within(federal()).getByText('1200 Commerce St, Dallas, TX 75202, US')).toBeTruthy()
  })

  it('each phone and e-mail of a directory shows its status and source', async () => {
    await show()
    const ruth = row(/^Ruth Alder/)
    expect(within(ruth).getAllByText('FMCSA record')).toHaveLength(2)
    expect(within(ruth).getByText('Contacts (onboarding packet), federal information')).toBeTruthy()
    const tom = row(/^Tom Fox/)
    expect(within(tom).queryByText('FMCSA record')).toBeNull()
    expect(within(tom).getAllByText('Registered by carrier')).toHaveLength(2)
    expect(within(tom).getByText('Load booker')).toBeTruthy()
    expect(row(/No name/).textContent).toContain('(214) 555-0110')
  })

  it('hidden contacts differ from contacts that are not on record', async () => {
    await show()
    const hidden = row(/^Name hidden/)
    expect(within(hidden).getByText('Phone hidden')).toBeTruthy()
    expect(within(hidden).getByText('E-mail hidden')).toBeTruthy()
    const zoe = row(/^Zoe Brook/)
    expect(within(zoe).getByText('Phone hidden')).toBeTruthy()
    expect(within(zoe).getByText('not on record')).toBeTruthy()
  })

  it('each phone and e-mail links to its contact search, without an extension', async () => {
    await show(undefined, {
      directories: [{ ...directoryOfEagle, users: [aDirectoryUser({ phone: '214-555-0112 ext. 7' })] }],
    })
    const tom = row(/^Tom Fox/)
    const links = within(tom).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/broker/carriers/contact-search?phone=%2B12145550112',
      '/broker/carriers/contact-search?email=tom%40eaglemesa.example',
    ])
    expect(links[0]?.textContent).toBe('Look up contact: (214) 555-0112 x7')
  })

  it('contacts are no links for users without contact search', async () => {
    const user = aUser({
      paywall: aPaywall({ isWatchdog: true }),
      watchdogLimits: { canCarrierSearch: false, canViewFullCarrierProfile: true },
    })
    await show(undefined, { user })
    expect(within(row(/^Tom Fox/)).queryByRole('link')).toBeNull()
  })

  it('people are found by a text, which is highlighted', async () => {
    await show({ part: null, search: '214555 0112' })
    expect(screen.getByText('1 match for “214555 0112”')).toBeTruthy()
    const tom = row(/^Tom Fox/)
    expect(tom.querySelector('mark')?.textContent).toBe('214) 555-0112')
    expect(screen.queryByRole('row', { name: /^Ruth Alder/ })).toBeNull()
  })

  it('the search text is passed on, and the links to parts keep it', async () => {
    const { onSearch, user } = await show({ part: 'users', search: 'o' })
    await user.type(screen.getByRole('searchbox', { name: 'Find by name, phone, e-mail, or address' }), 't')
    expect(onSearch).toHaveBeenCalledWith('ot')
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the directory' }))
    expect(tabs.getByRole('link', { name: /^Users/ }).getAttribute('aria-current')).toBe('page')
    expect(tabs.getByRole('link', { name: /^Contacts/ }).getAttribute('href')).toBe(
      '/broker/here?part=contacts&search=o',
    )
    expect(screen.queryByRole('row', { name: /^Ruth Alder/ })).toBeNull()
  })

  it('a search of a directory without a match says so, and can be cleared', async () => {
    await show({ part: 'users', search: 'nobody at all' })
    expect(screen.getByText('No matches for “nobody at all”')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe(
      '/broker/here?part=&search=',
    )
  })

  it('a directory without people, and an empty federal record, say so', async () => {
    await show(undefined, {
      directories: [{ ...directoryOfEagle, users: [], contacts: [], federalInformation: null }],
    })
    expect(within(federal()).getByText(/has no phone, e-mail or address on file/)).toBeTruthy()
    expect(screen.getByText('No contacts yet')).toBeTruthy()
  })

  it('a refused directory says who can change that', async () => {
    await show(undefined, {}, directory =>
      directory.refuseNext('find', { kind: 'forbidden', message: null, requestId: null }),
    )
    expect(screen.getByText('You do not have access to the directory')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('a directory that failed can be loaded again', async () => {
    const { user, store } = await show(undefined, {}, directory => directory.failNext('find'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await store.settled()
    expect(row(/^Tom Fox/)).toBeTruthy()
  })
})

describe('the rest of a directory', () => {
  const many = {
    directories: [
      {
        ...directoryOfEagle,
        users: Array.from({ length: 61 }, (_, at) =>
          aDirectoryUser({ id: id(at + 1), name: `User ${at + 1}`, email: `u${at + 1}@eaglemesa.example` }),
        ),
      },
    ],
  }

  it('the rest of a directory is loaded on demand, and says how much is loaded', async () => {
    const { user, store } = await show({ part: 'users', search: 'User 61' }, many)
    expect(screen.getByText('10 of 61 users')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Load the remaining 51' }))
    await vi.waitFor(() => expect(store.rests).toEqual([]))
    expect(row(/^User 61/)).toBeTruthy()
    expect(screen.queryByText(/of 61 users/)).toBeNull()
  })

  it('a search says that the rest of the directory is not loaded', async () => {
    await show({ part: null, search: 'User 61' }, many)
    expect(screen.getByText('Only the loaded contacts were searched.')).toBeTruthy()
  })

  it('the rest of a directory that failed says so, and loaded people stay', async () => {
    const { user, directory, store } = await show({ part: 'users', search: 'User 2' }, many)
    directory.failNext('follow')
    await user.click(screen.getByRole('button', { name: 'Load the remaining 51' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No connection. We could not load the users',
    )
    expect(row(/^User 2/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Load the remaining 51' }))
    await vi.waitFor(() => expect(store.rests).toEqual([]))
  })
})
