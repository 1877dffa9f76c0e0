import { parseTagManagerId } from '@fairhaul/core'
import { pageViewsContract } from '@fairhaul/testkit/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BUFFERED_VIEWS_MAX, deferredPageViews, type LoadableView } from './deferred-page-views.ts'
import { refusesTracking } from './do-not-track.ts'
import { tagManager } from './tag-manager.ts'

const settled = () => new Promise<void>(resolve => setTimeout(resolve))
const id = parseTagManagerId('GTM-AB12')
if (id === undefined) throw new Error('The sample is an id')

const here = globalThis as typeof globalThis & { dataLayer?: Record<string, unknown>[] }
beforeEach(() => void delete here.dataLayer)
afterEach(() => void delete here.dataLayer)

/** A page whose scripts load or fail without a network. */
const aPage = (comes = () => true) => {
  const addresses: string[] = []
  const page = {
    location: { origin: 'https://portal.example' },
    document: {
      createElement: () => Object.assign(new EventTarget(), { src: '', remove: () => undefined }),
      head: {
        append: (script: EventTarget & { src: string }) => {
          addresses.push(script.src)
          queueMicrotask(() => script.dispatchEvent(new Event(comes() ? 'load' : 'error')))
        },
      },
    },
  } as unknown as Window
  return { page, addresses, start: tagManager({ page, id, now: () => 1_000 }) }
}

const HOME: LoadableView = { routeName: 'home', pattern: '/', title: 'Home' }
const CARRIER: LoadableView = { routeName: 'carrier', pattern: '/carriers/:id', title: 'Carrier Detail' }
const events = (name: string) => (here.dataLayer ?? []).filter(({ event }) => event === name)

pageViewsContract(async () => {
  const pageViews = deferredPageViews(aPage().start)
  pageViews.viewed(HOME)
  await settled()
  const reportedViews = () =>
    events('page_view')
      .slice(1)
      .map(({ page_title, page_path, route_name }) => ({
        routeName: route_name as string,
        pattern: page_path as string,
        title: page_title as string,
      }))
  return { pageViews, reportedViews }
})

describe('the tag manager', () => {
  it('the tag manager is loaded under its id, after the consent is set', async () => {
    const { start, addresses } = aPage()
    await start()
    expect(addresses).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12'])
    const [consent, begun] = here.dataLayer ?? []
    expect(Object.prototype.toString.call(consent)).toBe('[object Arguments]')
    expect(Object.values(consent ?? {})).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ])
    expect(begun).toEqual({ 'gtm.start': 1_000, event: 'gtm.js' })
  })

  it('the tag manager gets each screen as a page view and as an app view, by route and pattern alone', async () => {
    const view = await aPage().start()
    view(CARRIER)
    expect(here.dataLayer?.slice(2)).toEqual([
      {
        event: 'page_view',
        page_title: 'Carrier Detail',
        page_path: '/carriers/:id',
        page_location: 'https://portal.example/broker/carriers/:id',
        route_name: 'carrier',
      },
      { event: 'screen_view', screen_name: 'carrier', screen_class: '/carriers/:id' },
    ])
  })

  it('the tag manager gets an address for an unknown page too', async () => {
    const view = await aPage().start()
    view({ routeName: 'not-found', pattern: '*', title: 'Page Not Found' })
    expect(events('page_view')[0]).toHaveProperty('page_location', 'https://portal.example/broker/*')
  })

  it('a blocked tag manager breaks nothing, gets nothing, and starts once however often it is tried', async () => {
    let comes = false
    const { start } = aPage(() => comes)
    const views = deferredPageViews(start)
    views.viewed(HOME)
    await settled()
    expect(events('page_view')).toEqual([])
    comes = true
    views.viewed(CARRIER)
    await settled()
    expect(events('page_view').map(({ route_name }) => route_name)).toEqual(['home', 'carrier'])
    expect(events('gtm.js')).toHaveLength(1)
  })

  it('the tag manager gets the screens from before it loaded, up to a limit', async () => {
    const views = deferredPageViews(aPage().start)
    for (let at = 0; at <= BUFFERED_VIEWS_MAX; at += 1) views.viewed({ ...HOME, title: `${at}` })
    await settled()
    expect(events('screen_view')).toHaveLength(BUFFERED_VIEWS_MAX)
  })
})

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: true, doNotTrack: '0' }, true],
])('a browser that sends %j asks not to be tracked: %j', (navigator, params) => {
  expect(refusesTracking(navigator)).toBe(params)
})
