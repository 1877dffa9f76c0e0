import { paths } from '@fairhaul/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../../di/href.ts'
import { type EarlyRequests, earlySuggestions } from './early-suggestions.ts'

const PAGE = `<form data-boot="home"><div><input type="search" /></div></form>`

const eagle = {
  id: 7,
  legal_name: '<img src=x onerror=alert(1)> EAGLE',
  dba_name: 'Mesa',
  identifiers: [{ is_type: 'DOT', value: '123', region: null }],
  physical_address: { street: null, city: 'Dallas', state: 'TX', postal_code: null, country: 'US' },
}

let page: Document
let requested: EarlyRequests
let sent: { readonly url: string; readonly signal: AbortSignal; answer: (response: Response) => void }[]
const field = () => page.querySelector('input') as HTMLInputElement
const list = () => page.querySelector<HTMLElement>('[role=listbox]')

const begin = () =>
  earlySuggestions({
    page,
    requested,
    fetch: (url, { signal }) =>
      new Promise(answer => sent.push({ url, signal: signal as AbortSignal, answer })),
  })

const type = (text: string) => {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  page = new DOMParser().parseFromString(PAGE, 'text/html')
  requested = {}
  sent = []
})

describe('keys pressed before the portal loads', () => {
  it('early suggestions are a list of links that contains only text', async () => {
    const early = begin()
    type('ea')
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe(
      '/monitor/carriers/suggest?q[legal_name_or_dba_name_start]=EA&limit=8',
    )
    sent[0]?.answer(json([eagle]))
    await early.answered()
    expect(list()?.dataset['for']).toBe('ea')
    expect(list()?.textContent).toContain('<img src=x onerror=alert(1)> EAGLE d.b.a. Mesa')
    expect(list()?.querySelector('img')).toBeNull()
    expect(list()?.querySelector('a')?.getAttribute('href')).toBe(href(paths.carrier({ id: 7 })))
    expect(early.seen()).toMatchObject({ text: 'ea', items: [{ id: 7 }] })
  })

  it('the portal reuses the responses to early suggestion requests', async () => {
    begin()
    type('e')
    const [question] = Object.keys(requested)
    sent[0]?.answer(json([eagle]))
    const answer = await requested[question ?? '']
    expect(question).toMatch(/^GET carriers\/suggest\?/)
    expect(await answer?.json()).toEqual([eagle])
  })

  it('text typed before the script ran is requested too', () => {
    field().value = 'eag'
    begin()
    expect(sent).toHaveLength(1)
  })

  it('a new key aborts the previous request, whose late response shows nothing', async () => {
    const early = begin()
    type('e')
    type('ea')
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(Object.keys(requested)).toHaveLength(1)
    sent[1]?.answer(json([eagle]))
    await early.answered()
    sent[0]?.answer(json([]))
    await Promise.resolve()
    expect(list()?.dataset['for']).toBe('ea')
  })

  it('the list is removed when the text cannot be searched', async () => {
    const early = begin()
    type('e')
    sent[0]?.answer(json([eagle]))
    await early.answered()
    type('')
    expect(list()).toBeNull()
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('no suggestions are shown for an error, an unreadable response, or a page that React has taken over', async () => {
    const early = begin()
    type('e')
    sent[0]?.answer(json({ errors: [] }, 401))
    await early.answered()
    expect(list()).toBeNull()
    type('ea')
    sent[1]?.answer(json([{ id: 'no' }]))
    await early.answered()
    expect(list()).toBeNull()
    type('eag')
    page.body.innerHTML = '<main></main>'
    sent[2]?.answer(json([eagle]))
    await early.answered()
    expect(list()).toBeNull()
  })
})
