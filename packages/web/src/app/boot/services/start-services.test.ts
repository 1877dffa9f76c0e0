import { CallFailed, type CurrentUser, type Failure, matchRoute } from '@fairhaul/core'
import { aUser, fakeClock } from '@fairhaul/testkit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { USUAL_CONFIGURATION } from '../../../../configuration/read-page-configuration.ts'
import { browserFailedCalls } from '../../../browser/failed-calls.ts'
import { LateParts } from '../../../di/late-parts.ts'
import type { Resolve } from '../../../di/token.ts'
import { AccountTokens, BrowserTokens, ServiceTokens, ShellTokens } from '../../../di/tokens.ts'

import { SessionEndEvents } from '../../../stores/session-end-events.ts'
import { NoBrokerCompany } from '../../navigation/no-broker-company.ts'
import type { PortalRouter } from '../../navigation/router.ts'
import type { Shown } from '../../navigation/shown.ts'
import { startServices } from './start-services.ts'

const info = vi.spyOn(console, 'info')
beforeEach(() => void info.mockImplementation(() => undefined))
afterEach(() => {
  info.mockReset()
  vi.unstubAllGlobals()
})

class Account {
  user: CurrentUser | null = null
  readonly sessionEndEvents = new SessionEndEvents()
  constructor() {
    makeAutoObservable(this, { user: observableRef, sessionEndEvents: false })
  }
}

/** A page of the development server, whose reports go to the console. */
const failedCall = (change: Partial<Failure>) =>
  new CallFailed({
    kind: 'unavailable',
    call: 'GET carriers/:id',
    status: 500,
    requestId: 'r-1',
    detail: null,
    ...change,
  })

const setup = (settings: object = {}, { path = '/carriers/12', showsFont = true } = {}) => {
  const account = new Account()
  const parts = new LateParts()
  const failedCalls = browserFailedCalls()
  const missing = new Set<unknown>()
  const connection = { may: true, maySendInBackground: () => connection.may }
  const provided = new Map<unknown, unknown>([
    [BrowserTokens.MissingCodeErrors, missing],
    [ShellTokens.ConnectionStore, connection],
    [AccountTokens.AccountStore, account],
    [BrowserTokens.Clock, fakeClock()],
    [BrowserTokens.FailedCalls, failedCalls],
    [
      BrowserTokens.PageConfiguration,
      { ...USUAL_CONFIGURATION, version: '1', hasSourceMaps: true, ...settings },
    ],
    [ServiceTokens.LateParts, parts],
  ])
  let shown: Partial<Shown> | undefined
  let listener = () => {}
  const show = (error: unknown, path = '/carriers/12') => {
    shown = { path, error, route: matchRoute(path).route }
    listener()
  }
  const router = {
    shown: () => shown,
    subscribe: (call: () => void) => void (listener = call),
  } as unknown as PortalRouter
  show(undefined, path)
  const dataset: { font?: string } = showsFont ? { font: 'inter' } : {}
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset },
    fonts: { add: () => undefined },
    hidden: false,
  })
  const page = Object.assign(new EventTarget(), {
    document,
    reportError: vi.fn<(thrown: unknown) => void>(),
  })
  const before = Object.assign(new Event('error'), { error: new Error('early'), message: 'early' })
  failedCalls.note(failedCall({ call: 'GET carriers' }))
  const inFramework = startServices({
    page: page as unknown as Window,
    resolve: (token => provided.get(token)) as Resolve,
    router,
    early: { drain: () => [before as ErrorEvent] },
  })
  const be = (user: CurrentUser | null) => runInAction(() => (account.user = user))
  const reported = () => info.mock.calls.map(([, it]) => it as { message: string; person: string | null })
  return { account, parts, show, inFramework, be, reported, page, failedCalls, missing, connection }
}

it('a failed call is reported once, also from before the start; a lost connection and a refused one are not', () => {
  const { reported, failedCalls } = setup()
  failedCalls.note(failedCall({ call: 'GET loads', requestId: 'r-2' }))
  failedCalls.note(failedCall({ call: 'GET loads', requestId: 'r-3' }))
  failedCalls.note(failedCall({ kind: 'offline', status: null }))
  failedCalls.note(failedCall({ status: 429 }))
  expect(reported().slice(1)).toMatchObject([
    { origin: 'call', message: 'GET carriers: unavailable: 500', requestId: 'r-1' },
    { origin: 'call', message: 'GET loads: unavailable: 500', requestId: 'r-2' },
  ])
})

it('errors from before the start are reported first', () => {
  const { inFramework, reported } = setup()
  inFramework(new Error('late'))
  expect(reported().map(({ message }) => message)).toEqual([
    'early',
    'GET carriers: unavailable: 500',
    'late',
  ])
})

it('a report names the signed-in user, and no one once they sign out', () => {
  const { inFramework, be, account, reported } = setup()
  const user = aUser()
  be(user)
  inFramework(new Error('one'))
  account.sessionEndEvents.publish(user, 'signed-out')
  inFramework(new Error('two'))
  expect(reported().map(({ person }) => person)).toEqual([
    null,
    null,
    'Northlake-Freight-Brokers-LLC-1-1',
    null,
  ])
})

it('code that is missing for lack of a connection is not reported until a screen opens again', () => {
  const { show, inFramework, reported, page, missing, connection } = setup()
  const lost = new Error('Unable to preload CSS')
  const gone = new Error('Failed to fetch a module')
  missing.add(lost).add(gone)
  connection.may = false
  show(lost)
  inFramework(lost)
  connection.may = true
  show(lost)
  show(gone)
  expect(page.reportError).not.toHaveBeenCalled()
  show(undefined)
  show(gone)
  expect(reported().slice(2)).toMatchObject([{ message: 'Failed to fetch a module' }])
})

it('an error that prevented a screen from opening is reported once', () => {
  const { show, reported, page } = setup()
  const thrown = new TypeError('no loader')
  show(thrown)
  show(thrown)
  expect(reported().slice(2)).toMatchObject([{ message: 'no loader', origin: 'framework' }])
  expect(page.reportError).toHaveBeenCalledExactlyOnceWith(thrown)
})

it.each([
  ['a call that failed', failedCall({ kind: 'offline', status: null, requestId: null })],
  ['a company that is no broker', new NoBrokerCompany()],
])('%s is not an error of the portal', (_, error) => {
  const { show, reported } = setup()
  show(error)
  expect(reported()).toHaveLength(2)
})

it('the support entry appears where support is configured', () => {
  expect(setup().parts.Support).toBeUndefined()
  expect(setup({ supportEmail: 'help@fairhaul.example' }).parts.Support).toBeTypeOf('function')
})

const withFont = async (path: string) => {
  vi.stubGlobal(
    'FontFace',
    class {
      readonly load = async () => 'Inter'
    },
  )
  const { show, page } = setup({}, { path, showsFont: false })
  await new Promise(resolve => setTimeout(resolve))
  return { show, document: page.document, font: () => page.document.documentElement.dataset.font }
}

it.each([
  ['/login', '/login/code', 'inter'],
  ['/login/code', '/', 'inter'],
  ['/', '/carriers/12', undefined],
])('with the way from %s to %s, the text font that was loaded is %s', async (from, to, wanted) => {
  const { show, font } = await withFont(from)
  show(undefined, to)
  expect(font()).toBe(wanted)
})

it('a hidden page shows the text font that was loaded', async () => {
  const { document, font } = await withFont('/carriers/12')
  document.hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect(font()).toBe('inter')
})
