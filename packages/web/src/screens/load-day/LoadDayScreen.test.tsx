import type { LoadTraces } from '@fairhaul/core'
import {
  aDelivery,
  aLoad,
  aLoadStop,
  aTracePoint,
  type FakeWorld,
  fakeLoads,
  fakeLoadTraces,
  fakeTeams,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FreightTokens, PeopleTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { LoadDayScreen } from './LoadDayScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const NOW = Date.parse('2026-11-21T17:00:00.000Z')
const open = { arrivedAt: null, doneAt: null }
const stopAt = (number: number, startsAt: string, endsAt: string) =>
  aLoadStop({ id: id(number), window: { startsAt, endsAt }, progress: open })

const late = aLoad({
  id: id(1),
  externalNumber: 'LATE',
  stops: [stopAt(11, '2026-11-21T13:00:00.000Z', '2026-11-21T15:00:00.000Z')],
})
const soon = aLoad({
  id: id(2),
  externalNumber: 'SOON',
  stops: [stopAt(21, '2026-11-21T18:00:00.000Z', '2026-11-21T20:00:00.000Z')],
})
const later = aLoad({
  id: id(3),
  externalNumber: 'LATER',
  stops: [stopAt(31, '2026-11-25T18:00:00.000Z', '2026-11-25T20:00:00.000Z')],
})

const show = async (
  change: Partial<FakeWorld> = {},
  address = '/loads/day',
  before: (port: ReturnType<typeof fakeLoads>) => void = () => undefined,
  traces?: Pick<LoadTraces, 'trace'>,
) => {
  const world = fakeWorld({ now: NOW, loads: [soon, later, late], ...change })
  const port = fakeLoads(world)
  before(port)
  const go = vi.fn()
  const { visit, Page } = pageOf([
    provide(FreightTokens.Loads, port),
    provide(FreightTokens.LoadTraces, { ...fakeLoadTraces(world), ...traces }),
    provide(PeopleTokens.Teams, fakeTeams(world)),
    [AccountTokens.AccountStore, { user: world.user }],
    [BrowserTokens.Clock, { now: () => NOW, today: () => '2026-11-21', after: () => () => undefined }],
    [BrowserTokens.Navigator, { go }],
  ])
  const store = screen.open(visit(address), undefined)
  await store.listed.finished()
  await store.teams.finished()
  if (traces === undefined) await vi.waitFor(() => expect(store.isInOrder || !store.listed.value).toBe(true))
  render(
    <Page store={store} address={address}>
      <LoadDayScreen />
    </Page>,
  )
  return { store, go }
}

const numbers = () =>
  page.getAllByRole('link', { name: /^(LATE|SOON|LATER|ETA)/ }).map(({ textContent }) => textContent)

it('the day lists the loads with a stop on it, late ones first, and counts both', async () => {
  await show()
  expect(numbers()).toEqual(['LATE', 'SOON'])
  expect(page.getByText('2 loads, 1 late')).toBeTruthy()
  expect(page.getByRole('row', { name: /LATE/ }).textContent).toContain('2 h late')
  expect(page.getByText('1 open load more with no stop on this day.')).toBeTruthy()
})

it('a row of the day says in words what its line draws, in the zone of each stop', async () => {
  await show()
  expect(page.getByRole('row', { name: /SOON/ }).textContent).toContain(
    'Pickup Dallas, TX, Nov 21, 2026, 12:00 PM to 2:00 PM CST',
  )
})

it('the day names the zone of its hours', async () => {
  await show()
  expect(page.getByText(/^Hours are in your time zone, .+\.$/)).toBeTruthy()
})

it('another day has its own loads, and those that are late today', async () => {
  await show({}, '/loads/day?day=2026-11-25')
  expect(page.getByRole('heading', { name: /Nov 25, 2026/ })).toBeTruthy()
  expect(numbers()).toEqual(['LATE', 'LATER'])
  expect(page.getByRole('link', { name: 'Today' }).getAttribute('href')).toMatch(/\/loads\/day$/)
})

it('a tracked load that will be late by its estimate says so on the day', async () => {
  const load = aLoad({
    id: id(4),
    externalNumber: 'ETA',
    stops: [
      aDelivery({
        window: { startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-21T19:00:00.000Z' },
        progress: open,
      }),
    ],
  })
  const { store } = await show({
    loads: [load],
    loadTraces: [
      {
        loadId: id(4),
        trace: [aTracePoint({ seenAt: '2026-11-21T16:50:00.000Z' })],
        recentAreas: [],
        distances: [],
      },
    ],
  })
  await vi.waitFor(() => expect(store.etas.size).toBe(1))
  expect(await page.findByText(/^ETA .+ late$/)).toBeTruthy()
})

it('the rows of the first answer wait for their estimates, so that none moves when these arrive', async () => {
  const load = aLoad({ id: id(4), externalNumber: 'ETA', stops: soon.stops })
  const answers: (() => void)[] = []
  const { store } = await show({ loads: [soon, load] }, '/loads/day', undefined, {
    trace: () =>
      new Promise(resolve => {
        answers.push(() => resolve({ ok: true, value: [] }))
      }),
  })
  expect(answers).toHaveLength(2)
  expect(store.rows).toBeUndefined()
  for (const answer of answers) answer()
  await vi.waitFor(() => expect(store.rows).toHaveLength(2))
})

it('the day is narrowed to a team by its address', async () => {
  const { go, store } = await show()
  const [team] = store.teams.value?.items ?? []
  await userEvent.click(page.getByRole('button', { name: /Team/ }))
  await userEvent.click(await page.findByRole('option', { name: team?.name ?? '' }))
  expect(go).toHaveBeenCalledWith(`/loads/day?team=${team?.id}`)
})

it('a day without loads says so and leads to all loads', async () => {
  await show({ loads: [later] })
  expect(page.getByText('No open load has a stop on this day')).toBeTruthy()
  expect(
    within(page.getByText('No open load has a stop on this day').parentElement as HTMLElement).getByRole(
      'link',
      { name: 'Go to loads' },
    ),
  ).toBeTruthy()
})

it('a day that cannot be loaded says so and can be tried again', async () => {
  await show({}, '/loads/day', port => port.failNext('list'))
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByRole('link', { name: 'LATE' })).toBeTruthy()
})
