import { type CurrentUser, type RouteName, USUAL_TOGGLES } from '@fairhaul/core'
import { aCompany, anExpiredUser, aUser, aWatchdogUser, fakeCarriers, fakeClock } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { Resolve } from '../../../di/token.ts'
import { BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../../di/tokens.ts'
import { DEFAULT_PREFERENCES } from '../../../stores/ports.ts'
import { PreferencesStore } from '../../../stores/preferences-store.ts'
import { SessionEndEvents } from '../../../stores/session-end-events.ts'
import { ToastsStore } from '../../../stores/toasts-store.ts'
import { allSources } from './all-sources.ts'
import type { PaletteContext } from './palette-source.ts'

const nothing = () => {}

const contextOf = (user: CurrentUser, has: (name: RouteName) => boolean = () => true): PaletteContext => {
  const provided = new Map<unknown, unknown>([
    [BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES }],
    [BrowserTokens.PageRelease, { reload: nothing }],
    [CarriersTokens.Carriers, fakeCarriers()],
    [RecentsTokens.RecentsStore, { recents: { carriers: [], searches: [] } }],
    [
      ShellTokens.PreferencesStore,
      new PreferencesStore({ read: () => DEFAULT_PREFERENCES, store: nothing }, new SessionEndEvents()),
    ],
    [ShellTokens.ToastsStore, new ToastsStore(fakeClock())],
  ])
  const resolve: Resolve = token => provided.get(token) as never
  return { user, has, resolve, onSignOut: nothing, onHelp: nothing }
}

const fixedItems = (context: PaletteContext, text = '') =>
  allSources().flatMap(source => (source.kind === 'fixed' ? source.items(context, text) : []))
const openTo = (context: PaletteContext) =>
  allSources().flatMap(source => (source.kind === 'query' && source.isFor(context) ? [source.noun] : []))

it('every item has a key of its own', () => {
  const keys = fixedItems(contextOf(aUser()), 'eagle').map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

it('screens that do not exist are not offered, nor items that lead to them', () => {
  const context = contextOf(aUser(), name => name === 'home')
  const paths = fixedItems(context).flatMap(({ deed }) => (deed.kind === 'go' ? [deed.path] : []))
  expect(paths).toEqual(['/'])
  expect(openTo(context)).toEqual(['carriers'])
  expect(openTo(contextOf(aUser()))).toEqual(['carriers', 'loads', 'contacts and vehicles', 'saved searches'])
})

it('a watchdog user without the search is offered neither the search nor carriers', () => {
  const context = contextOf(
    aWatchdogUser({ watchdogLimits: { canCarrierSearch: false, canViewFullCarrierProfile: false } }),
  )
  expect(openTo(context)).toEqual(['loads'])
  const keys = fixedItems(context, 'eagle').map(({ key }) => key)
  expect(keys).not.toContain('search')
  expect(keys).not.toContain('action:search')
})

it('a user of an expired company is offered only the account and the changes to its record', () => {
  const screens = fixedItems(contextOf(anExpiredUser())).filter(({ group }) => group === 'screens')
  const paths = screens.map(({ deed }) => (deed.kind === 'go' ? deed.path.split('?')[0] : ''))
  expect(new Set(paths)).toEqual(new Set(['/company_change_orders', '/my-account']))
  expect(screens.map(({ label }) => label)).not.toContain('Teams')
})

it.each(['', '---', 'x'.repeat(201)])('a text that cannot be searched has no search fallback: %s', text => {
  expect(fixedItems(contextOf(aUser()), text).map(({ key }) => key)).not.toContain('search')
})

it('the palette finds a carrier as the search box does', async () => {
  const carriers = allSources().find(source => source.kind === 'query' && source.noun === 'carriers')
  if (carriers?.kind !== 'query') throw new Error('There is no such source')
  const context = contextOf(aUser())
  const { signal } = new AbortController()
  expect(carriers.request(context, '---', signal)).toBeUndefined()
  expect(await carriers.request(context, 'zzz nobody', signal)).toEqual({ ok: true, value: [] })
})

const VIN = '1M8GDM9AXKP042788'

const pathsFor = (text: string, context = contextOf(aUser())) =>
  fixedItems(context, text).flatMap(({ key, group, deed }) =>
    key.startsWith('other-search:') && deed.kind === 'go' ? [`${group} ${deed.path}`] : [],
  )

it.each([
  ['1m8-gdm9 axkp042788', `other-search /vehicles?vin=${VIN}`],
  ['(503) 555-8086', 'other-search /carriers/contact-search?phone=(503)%20555-8086'],
  ['P718345', 'search /vehicles?plate=P718345'],
])('the palette offers the search that %s means', (text, path) => {
  expect(pathsFor(text)).toEqual([path])
})

it.each(['', 'EAGLE MESA', 'MC 123', VIN.slice(1), `I${VIN.slice(1)}`])('%j means no other search', text => {
  expect(pathsFor(text)).toEqual([])
})

it('a VIN is not offered to a user without the vehicle search', () => {
  const hidden = aUser({ company: aCompany({ hideVehicleSearch: true }) })
  expect(pathsFor(VIN, contextOf(hidden))).toEqual([])
  expect(
    pathsFor(
      VIN,
      contextOf(aUser(), () => false),
    ),
  ).toEqual([])
})

it('theme and density change at once, and the current ones are not offered', () => {
  const context = contextOf(aUser())
  const labels = () => fixedItems(context).map(({ label }) => label)
  expect(labels()).not.toContain('Use the device theme')
  const dark = fixedItems(context).find(({ label }) => label === 'Use the dark theme')
  if (dark?.deed.kind === 'do') dark.deed.act()
  expect(labels()).not.toContain('Use the dark theme')
  expect(labels()).toContain('Comfortable rows')
})
